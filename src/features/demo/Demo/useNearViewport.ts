import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which demos start to load, in px. */
const MARGIN = 200;

/** Whether the element has ever been in the viewport, or as near as `margin`, in px. */
export function useNearViewport(ref: RefObject<Element | null>, margin = MARGIN): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref, margin]);
  return near;
}

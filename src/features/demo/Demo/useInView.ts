import { useEffect, useState, type RefObject } from 'react';

/** Sets `data-in-view` on the element while it is in the viewport. */
export function useInViewMark(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const mark = (isInView: boolean) => element.toggleAttribute('data-in-view', isInView);
    if (typeof IntersectionObserver === 'undefined') {
      mark(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) =>
      mark(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}

/** Distance from the viewport at which demos start to load, in px. */
const MARGIN = 200;

/** Whether the element has ever been in the viewport, or as near as `margin`, in px, or was to be printed. */
export function useNearViewport(ref: RefObject<Element | null>, margin = MARGIN): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    // Too late for the first print, as browsers do not wait; there the next one.
    window.addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [near, ref, margin]);
  return near;
}

import { useEffect, type RefObject } from 'react';

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

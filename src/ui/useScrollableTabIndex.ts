import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns `0` while the element overflows horizontally, so that keyboards can scroll it; otherwise
 * `undefined`, which keeps it out of the tab order.
 */
export function useScrollableTabIndex(ref: RefObject<Element | null>): 0 | undefined {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrollable ? 0 : undefined;
}

import { useEffect, type RefObject } from 'react';

// Distance in px from the lower edge of the navigation, within which an entry is easily missed.
const MARGIN = 120;

/**
 * Scrolls the navigation in `navRef` to the active entry if that is out of view when a page opens.
 * Otherwise keeps the scroll position.
 */
export function useActiveEntryInView(navRef: RefObject<HTMLElement>, path: string) {
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // After the new entry is marked and its ancestors are expanded.
    const frame = requestAnimationFrame(() => {
      const nav = navRef.current?.querySelector<HTMLElement>('nav.menu');
      const active = nav?.querySelector('a[aria-current="page"]');
      if (!nav || !active) return;
      // Unlike measuring, an observer does not force layout.
      observer = new IntersectionObserver(
        ([entry]) => {
          observer?.disconnect();
          if (!entry?.rootBounds) return;
          const { boundingClientRect: box, rootBounds: view, intersectionRatio } = entry;
          // A hidden navigation, as on phones, has no height.
          if (view.height <= 0 || intersectionRatio > 0.99) return;
          nav.scrollTop += box.top - view.top - (view.height + MARGIN) / 3;
        },
        { root: nav, rootMargin: `0px 0px -${MARGIN}px 0px`, threshold: 1 },
      );
      observer.observe(active);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [navRef, path]);
}

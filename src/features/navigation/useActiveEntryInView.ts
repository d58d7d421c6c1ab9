import { useEffect, type RefObject } from 'react';

// From the fold of the navigation up, in px, where an entry is too easily missed.
const MARGIN = 120;

/**
 * Scrolls the navigation in `navRef` so that the active entry is in view, when a page has opened
 * with it outside. Otherwise the reader's own scroll position is kept.
 */
export function useActiveEntryInView(navRef: RefObject<HTMLElement>, path: string) {
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // Once the entry of the new page has been marked and its ancestors have opened.
    const frame = requestAnimationFrame(() => {
      const nav = navRef.current?.querySelector<HTMLElement>('nav.menu');
      const active = nav?.querySelector('a[aria-current="page"]');
      if (!nav || !active) return;
      // Unlike asking where they are, it does not make the browser lay the page out ahead of time.
      observer = new IntersectionObserver(
        ([entry]) => {
          observer?.disconnect();
          if (!entry?.rootBounds) return;
          const { boundingClientRect: box, rootBounds: view, intersectionRatio } = entry;
          // Where the navigation is not shown, as on a phone, it has no height.
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

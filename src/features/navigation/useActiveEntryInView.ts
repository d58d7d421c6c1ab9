import { useEffect, type RefObject } from 'react';

// From the fold of the navigation up, in px, where an entry is too easily missed.
const MARGIN = 120;

/**
 * Scrolls the navigation in `navRef` so that the active entry is in view, when a page has opened
 * with it outside. Otherwise the reader's own scroll position is kept.
 */
export function useActiveEntryInView(navRef: RefObject<HTMLElement>, path: string) {
  useEffect(() => {
    // Once the entry of the new page has been marked and its ancestors have opened.
    const frame = requestAnimationFrame(() => {
      const nav = navRef.current?.querySelector<HTMLElement>('nav.menu');
      const active = nav?.querySelector('a[aria-current="page"]');
      if (!nav || !active) return;
      const [box, view] = [active.getBoundingClientRect(), nav.getBoundingClientRect()];
      if (box.top < view.top || box.bottom > view.bottom - MARGIN) {
        nav.scrollTop += box.top - view.top - view.height / 3;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [navRef, path]);
}

import { useLocation } from '@docusaurus/router';
import { idOfHash } from '@site/src/site/idOfHash';
import { useEffect } from 'react';
import { findReadEntry } from './findReadEntry';

/** Space in px that the marked entry keeps to the edges of the contents. */
const MARGIN = 48;

/** Scrolls the contents, and nothing else, until `link` is in view. */
function showInContents(link: Element) {
  const contents = link.closest('.thin-scrollbar');
  if (!contents) return;
  const box = link.getBoundingClientRect();
  const view = contents.getBoundingClientRect();
  contents.scrollTop +=
    Math.min(box.top - MARGIN - view.top, 0) + Math.max(box.bottom + MARGIN - view.bottom, 0);
}

/**
 * Marks the contents' entry of the section that is read: of the links with `linkClass`, one has
 * `activeClass`. Does nothing if one of them is empty.
 */
export function useReadEntry(linkClass: string, activeClass: string): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!linkClass || !activeClass) return undefined;
    const root = document.documentElement;
    const links = document.getElementsByClassName(linkClass);
    let marked: Element | undefined;

    function update() {
      const entries = [...links].flatMap((link) => {
        const id = idOfHash((link as HTMLAnchorElement).hash);
        const box = document.getElementById(id)?.getClientRects()[0];
        return box ? [{ link, id, top: box.top }] : [];
      });
      const read = findReadEntry(
        entries.map(({ top }) => top),
        {
          // Positions are fractions of a pixel.
          start: parseFloat(getComputedStyle(root).scrollPaddingTop) - 1,
          end: root.clientHeight,
          isAtEnd: window.scrollY + root.clientHeight >= root.scrollHeight - 1,
          named: entries.findIndex(({ id }) => id === idOfHash(hash)),
        },
      );
      const link = entries[read]?.link;
      if (link === marked) return;
      marked?.classList.remove(activeClass);
      link?.classList.add(activeClass);
      // Before the first section, the contents begin with its entry, too.
      const shown = link ?? entries[0]?.link;
      if (shown) showInContents(shown);
      marked = link;
    }

    document.addEventListener('scroll', update);
    window.addEventListener('resize', update);
    // A demo that is mounted changes what is at the page's end.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    update();
    return () => {
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      observer.disconnect();
      marked?.classList.remove(activeClass);
    };
  }, [linkClass, activeClass, pathname, hash]);
}

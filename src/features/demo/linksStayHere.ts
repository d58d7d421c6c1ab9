import type { MouseEvent } from 'react';

function keepHere(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest('a[href]');
  if (!link || link.hasAttribute('download')) return;
  const hash = /^#(.+)/.exec(link.getAttribute('href') ?? '')?.[1];
  if (hash && target.ownerDocument === document) return;
  event.preventDefault();
  if (hash) target.ownerDocument.getElementById(decodeURIComponent(hash))?.scrollIntoView();
}

/**
 * Props for an element around a demo: its links, also those in its popups and its frame, do not
 * leave the page. In a frame, `href="#orders"` scrolls to its target, since the frame's base URL is
 * the page's. Downloads work. The handlers see the clicks of links, which a keyboard causes, too.
 */
export const linksStayHere = { onClick: keepHere, onAuxClick: keepHere };

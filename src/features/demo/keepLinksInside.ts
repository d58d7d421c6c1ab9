import type { MouseEvent } from 'react';

/**
 * Click handler of an element around a demo: links of the demo, also of its popups and its frame,
 * do not leave the page. In a frame, `href="#orders"` scrolls to its target, since the frame's base
 * URL is the page's. Downloads work.
 */
export function keepLinksInside(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest('a[href]');
  if (!link || link.hasAttribute('download')) return;
  const hash = /^#(.+)/.exec(link.getAttribute('href') ?? '')?.[1];
  if (hash && target.ownerDocument === document) return;
  event.preventDefault();
  if (hash) target.ownerDocument.getElementById(decodeURIComponent(hash))?.scrollIntoView();
}

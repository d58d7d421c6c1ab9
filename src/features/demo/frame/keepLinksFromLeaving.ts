/**
 * Makes links with only a hash, such as `href="#orders"`, scroll the frame. The frame's base URL is
 * the site's page, so such a link would load that page into the frame. Returns a function that
 * removes the listener.
 */
export function keepLinksFromLeaving(frameDocument: Document): () => void {
  function follow(event: MouseEvent) {
    const FrameElement = frameDocument.defaultView?.Element;
    if (event.defaultPrevented || !FrameElement || !(event.target instanceof FrameElement)) return;
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    frameDocument.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
  }
  frameDocument.addEventListener('click', follow);
  return () => frameDocument.removeEventListener('click', follow);
}

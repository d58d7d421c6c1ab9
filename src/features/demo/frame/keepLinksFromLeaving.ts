/**
 * Makes links to a place on the same page, such as `href="#orders"`, scroll the frame. Its addresses
 * are relative to the site's page, which such a link would load into the frame. Returns how to stop.
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

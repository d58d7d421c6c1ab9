import { shareUntilFailed } from './shareUntilFailed';

/** Whether the style sheet with this literal `href` is loaded. */
function isInForce(href: string): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

/** First in the head, so that changed settings override it. */
function addLink(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
    document.head.prepend(link);
  });
}

/**
 * Loads a style sheet unless the page has it already; resolves once it is loaded. It stays for
 * later pages. Rejects on failure; may be called again.
 */
export const loadStyleSheet = shareUntilFailed(async (href) => {
  if (!isInForce(href)) await addLink(href);
});

import { shareUntilFailed } from './shareUntilFailed';

/** Whether a style sheet is in force, given its `href` as it is written. */
function isInForce(href: string): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

/** Before every other sheet: what the reader's settings change must win. */
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
 * Resolves when the style sheet is in force; adds it to the document unless the page came with it.
 * It stays for the pages to come. Rejects when it cannot be fetched; may be called again then.
 */
export const loadStyleSheet = shareUntilFailed(async (href) => {
  if (!isInForce(href)) await addLink(href);
});

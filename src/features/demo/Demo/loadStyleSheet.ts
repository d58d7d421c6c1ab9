import { shareUntilFailed } from './shareUntilFailed';

/**
 * Adds a style sheet to the document, once, and resolves when it is in force. It comes before every
 * other sheet: what the reader's settings change must win. Rejects when it cannot be fetched; may be
 * called again then.
 */
export const loadStyleSheet = shareUntilFailed(
  (href) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`The style sheet ${href} could not be loaded.`));
      });
      document.head.prepend(link);
    }),
);

/** Whether a style sheet is in force, given its `href` as it is written. */
export function hasStyleSheet(href: string): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

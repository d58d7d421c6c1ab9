import { addStyleSheet } from '@site/src/ui/addStyleSheet';
import { shareUntilFailed } from './shareUntilFailed';

/** Whether the style sheet with this literal `href` is loaded. */
function isInForce(href: string): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

/**
 * Loads a style sheet unless the page has it already; resolves once it is loaded. It stays for
 * later pages. Rejects on failure; may be called again.
 */
export const loadStyleSheet = shareUntilFailed(async (href) => {
  // First in the head, so that changed settings override it.
  if (!isInForce(href)) await addStyleSheet(href, 'prepend');
});

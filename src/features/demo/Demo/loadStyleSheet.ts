import { addStyleSheet } from '@site/src/ui/addStyleSheet';

/** Whether the style sheet with this literal `href` is loaded. */
function isInForce(href: string): boolean {
  return Array.from(document.styleSheets).some(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.getAttribute('href') === href,
  );
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet unless the page has it already; resolves once it is loaded. It stays for
 * later pages. Rejects on failure; may be called again.
 */
export function loadStyleSheet(href: string): Promise<void> {
  const known = loading.get(href);
  if (known || isInForce(href)) return known ?? Promise.resolve();
  // First in the head, so that changed settings override it.
  const loaded = addStyleSheet(href, 'prepend');
  loading.set(href, loaded);
  loaded.catch(() => loading.delete(href));
  return loaded;
}

/** Marks elements with raw HTML. */
export const HTML_ATTRIBUTE = 'data-html';

/**
 * Returns the path of a same-site link in raw HTML that a click would open in this tab; `undefined`
 * for all other clicks, which the browser or React handles.
 */
export function clientNavigationTarget(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) {
    return undefined;
  }
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>(`[${HTML_ATTRIBUTE}] a[href]`)
      : null;
  const href = link?.getAttribute('href');
  if (!href || link?.target || !/^\/(?!\/)/.test(href)) return undefined;
  return href;
}

/** Marks elements whose content is HTML that React did not make. */
export const HTML_ATTRIBUTE = 'data-html';

/**
 * The path of the link that a click means to follow in this tab, if it is one of the site's own in
 * a text; `undefined` for everything else, which is left to the browser or to React.
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

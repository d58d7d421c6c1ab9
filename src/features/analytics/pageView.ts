import { pathnameToLanguage } from '@site/src/site/paths';
import { getProductIdentity } from '@site/src/site/productIdentity';
import type { PageViewParams } from '@site/src/site/analyticsEvents';

/** What is told of the page at `pathname` of the site at `siteUrl` (an origin). */
export function pageView(siteUrl: string, pathname: string, title: string): PageViewParams {
  return {
    page_title: title,
    page_location: `${siteUrl}${pathnameToLanguage(pathname).canonicalPathname}`,
    ...getProductIdentity(pathname),
  };
}

/**
 * Calls `report` in a zero timeout once the title of a new page is there: Docusaurus writes it in
 * the next animation frame. Returns the way to call it off.
 */
export function afterTitleChange(report: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(report, 0);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

import { pathnameToLanguage } from '@site/src/site/paths';
import { getProductIdentity } from '@site/src/site/productIdentity';
import type { PageViewParams } from '@site/src/site/analyticsEvents';

/** Returns the page view of `pathname`; `siteUrl` is an origin. */
export function pageView(siteUrl: string, pathname: string, title: string): PageViewParams {
  return {
    page_title: title,
    page_location: `${siteUrl}${pathnameToLanguage(pathname).canonicalPathname}`,
    ...getProductIdentity(pathname),
  };
}

/**
 * Calls `report` in a zero timeout after Docusaurus has updated the title, in the next animation
 * frame. Returns a function that cancels it.
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

/** Start of the HTML of redirect pages. */
export const REDIRECT_MARK = '<html data-redirect';

/** Whether a built page is a redirect page. */
export function isRedirectPage(html: string): boolean {
  return html.startsWith(`<!doctype html>${REDIRECT_MARK}`);
}

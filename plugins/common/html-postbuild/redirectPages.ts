/** What tells the pages that only lead on to another one from the pages of the site. */
export const REDIRECT_MARK = '<html data-redirect';

/** Whether a built page only leads on to another one. */
export function isRedirectPage(html: string): boolean {
  return html.startsWith(`<!doctype html>${REDIRECT_MARK}`);
}

/**
 * Whether an answer may be kept: a whole file of the site, as it was asked for. Errors, answers of
 * other origins and redirected ones are not; nor is a page in the place of a file, with which some
 * hosts answer for what they do not have.
 */
export function isKeepable(response: Response, kind: 'page' | 'file'): boolean {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage === (kind === 'page');
}

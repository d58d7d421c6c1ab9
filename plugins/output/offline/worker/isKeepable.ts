/**
 * Whether a response may be cached: complete, same-origin, successful and not redirected. Rejects
 * HTML in place of a file, which some hosts return for missing files.
 */
export function isKeepable(response: Response, kind: 'page' | 'file'): boolean {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage === (kind === 'page');
}

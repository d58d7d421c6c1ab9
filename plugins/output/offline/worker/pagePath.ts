/** The path under which a page is kept: with a slash at the end, whatever it was asked for by. */
export function pagePath(url: string): string {
  const { pathname } = new URL(url);
  const path = pathname.replace(/index\.html$/, '');
  return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}

/** The page for readers without a connection in the language of `path`; the first one otherwise. */
export function offlinePageFor(path: string, offlinePages: readonly string[]): string | undefined {
  const [first, ...others] = offlinePages;
  return others.find((page) => path.startsWith(page.replace(/offline\/$/, ''))) ?? first;
}

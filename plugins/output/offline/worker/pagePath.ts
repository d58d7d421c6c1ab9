/** Returns the path of a page as cache key: without `index.html`, with trailing slash. */
export function pagePath(url: string): string {
  const { pathname } = new URL(url);
  const path = pathname.replace(/index\.html$/, '');
  return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}

/** Returns the offline page in the language of `path`; the first one by default. */
export function offlinePageFor(path: string, offlinePages: readonly string[]): string | undefined {
  const [first, ...others] = offlinePages;
  return others.find((page) => path.startsWith(page.replace(/offline\/$/, ''))) ?? first;
}

import {
  CACHE_ROOT,
  FILES_CACHE,
  PAGES_CACHE,
  readSavedCacheName,
  shellCacheName,
} from '../contract';

/**
 * Whether a response may be cached: complete, same-origin, successful and not redirected. Rejects
 * HTML in place of a file, which some hosts return for missing files.
 */
export function isKeepable(response: Response, kind: 'page' | 'file'): boolean {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage === (kind === 'page');
}

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

/**
 * Returns the caches that a new worker deletes: unknown formats, and offline pages of earlier
 * builds. Visited pages and saved products stay: each page is stored with the files of its own
 * build, and a saved product is replaced when its new copy is complete.
 */
export function cachesToDrop(names: readonly string[], version: string): string[] {
  const known = new Set([PAGES_CACHE, FILES_CACHE, shellCacheName(version)]);
  return names.filter(
    (name) => name.startsWith(CACHE_ROOT) && !known.has(name) && readSavedCacheName(name) === null,
  );
}

import {
  CACHE_ROOT,
  FILES_CACHE,
  PAGES_CACHE,
  readSavedCacheName,
  shellCacheName,
} from '../contract';

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

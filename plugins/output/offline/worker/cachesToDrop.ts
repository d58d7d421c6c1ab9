import {
  CACHE_ROOT,
  FILES_CACHE,
  PAGES_CACHE,
  readSavedCacheName,
  shellCacheName,
} from '../contract';

/**
 * The caches that a new worker removes: those of formats that it does not know, and the pages for
 * readers without a connection of earlier builds. What the reader opened and saved stays, since each
 * page is kept with its own build's files; a saved product is replaced once it is complete anew.
 */
export function cachesToDrop(names: readonly string[], version: string): string[] {
  const known = new Set([PAGES_CACHE, FILES_CACHE, shellCacheName(version)]);
  return names.filter(
    (name) => name.startsWith(CACHE_ROOT) && !known.has(name) && readSavedCacheName(name) === null,
  );
}

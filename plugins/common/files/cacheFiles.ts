import path from 'node:path';

/** Returns where a plugin keeps what it has read. Not in `node_modules`, which `npm ci` empties. */
export const cacheFolder = (siteDir: string, plugin: string) =>
  path.join(siteDir, '.cache', plugin);

const stem = (id: string) => id.replace(/^@/, '').replace(/\//g, '-');

/** Returns the name of the cache file of a package, e.g. `mui-material-<key>.json`. */
export const cacheFileName = (id: string, key: string) => `${stem(id)}-${key}.json`;

/**
 * Returns the cache files of a package that are no longer used.
 * @param key Current key of the package.
 */
export function outdatedFiles(names: readonly string[], id: string, key: string): string[] {
  const prefix = `${stem(id)}-`;
  return names.filter(
    (name) =>
      name.startsWith(prefix) &&
      /^[0-9a-f]{64}\.json$/.test(name.slice(prefix.length)) &&
      name !== cacheFileName(id, key),
  );
}

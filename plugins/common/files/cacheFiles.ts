import path from 'node:path';

/** Returns where a plugin keeps what it has read. Not in `node_modules`, which `npm ci` empties. */
export const cacheFolder = (siteDir: string, plugin: string) =>
  path.join(siteDir, '.cache', plugin);

/** Longer than any extraction; the writer of an older temporary file has died. */
const ABANDONED_AFTER_MS = 60 * 60_000;

function stem(id: string): string {
  return id.replace(/^@/, '').replace(/\//g, '-');
}

/** Returns the name of a model's cache file, e.g. `mui-material-<key>.json`. */
export function cacheFileName(id: string, key: string): string {
  return `${stem(id)}-${key}.json`;
}

/** Returns the name of the temporary file for a model; unique by `writer`. */
export function temporaryFileName(id: string, key: string, writer: string): string {
  return `${cacheFileName(id, key)}.${writer}.tmp`;
}

/**
 * Returns the cache files that can be deleted: older models of the package, and abandoned temporary
 * files.
 * @param id Id of the model.
 * @param key Current key of the model.
 * @param age Returns the age of a file in ms.
 */
export function outdatedFiles(
  names: readonly string[],
  id: string,
  key: string,
  age: (name: string) => number,
): string[] {
  const current = cacheFileName(id, key);
  const prefix = `${stem(id)}-`;
  return names.filter((name) => {
    const kind = name.startsWith(prefix)
      ? /^[0-9a-f]{64}\.json(\..+\.tmp)?$/.exec(name.slice(prefix.length))
      : null;
    if (!kind || name === current) return false;
    return kind[1] === undefined || age(name) > ABANDONED_AFTER_MS;
  });
}

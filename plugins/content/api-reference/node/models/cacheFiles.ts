/** Longer than any extraction takes: whoever writes such a file has ended. */
const ABANDONED_AFTER_MS = 60 * 60_000;

function stem(id: string): string {
  return id.replace(/^@/, '').replace(/\//g, '-');
}

/** The name of the file that keeps a model, e.g. `mui-material-<key>.json`. */
export function cacheFileName(id: string, key: string): string {
  return `${stem(id)}-${key}.json`;
}

/** The name of the file that a model is written to before it gets its own; unique by `writer`. */
export function temporaryFileName(id: string, key: string, writer: string): string {
  return `${cacheFileName(id, key)}.${writer}.tmp`;
}

/**
 * Of the files of the cache those that nobody will read again: older models of the same package,
 * and half-written ones whose writer has ended long ago.
 * @param id What the model is found by.
 * @param key The key of the model that is in use.
 * @param age Milliseconds since a file was written.
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

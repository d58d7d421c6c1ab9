const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'] as const;

/** Folds `.` and `..` away; a `..` that leaves the demo's folder stays at the start. */
function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Whether an import names a file beside the importing one, not a package. */
export function isRelative(request: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(request);
}

/**
 * Finds the file that a relative import means, as a bundler would: as written, with an extension,
 * or the index of a folder. Names are paths from the demo's folder. `null` when there is none.
 */
export function resolveFile(
  request: string,
  importer: string,
  names: Iterable<string>,
): string | null {
  const known = new Set(names);
  const folder = importer.slice(0, importer.lastIndexOf('/') + 1);
  const target = normalise(folder + request);
  const candidates = [target, `${target}/index`].flatMap((path) =>
    EXTENSIONS.map((extension) => normalise(path + extension)),
  );
  return candidates.find((candidate) => known.has(candidate)) ?? null;
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'] as const;

/** Normalizes `.` and `..`; a `..` that leaves the demo's folder stays at the start. */
function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Whether an import is relative, not a package. */
export function isRelative(request: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(request);
}

/**
 * Resolves a relative import like a bundler: as written, with an extension, or as the index of a
 * folder. Names are relative to the demo's folder. `null` if there is no such file.
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

interface NamedCode {
  /** Path from the demo's folder, e.g. `BasicButtons.tsx`, `parts/rows.ts`. */
  readonly name: string;
  readonly code: string;
}

const SCRIPT_EXTENSION = /\.[jt]sx?$/;
const SCRIPT_EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];
const RELATIVE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\2/g;

const stemOf = (path: string) => path.replace(SCRIPT_EXTENSION, '');
const extensionOf = (path: string) => SCRIPT_EXTENSION.exec(path)?.[0] ?? '';
const folderOf = (path: string) => path.split('/').slice(0, -1);

/** The path an import in a folder means. */
function resolve(folder: readonly string[], path: string): string {
  const result: string[] = [];
  for (const part of [...folder, ...path.split('/')]) {
    if (part === '..') result.pop();
    else if (part !== '.') result.push(part);
  }
  return result.join('/');
}

/** The path from a folder to a file, as an import writes it. */
function relativePath(from: readonly string[], to: string): string {
  const target = to.split('/');
  let common = 0;
  while (common < from.length && from[common] === target[common]) common += 1;
  const up = from.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...target.slice(common)].join('/');
}

/** The file an import means; it may leave the extension out, and write `.js` for TypeScript's. */
function findImported(path: string, names: ReadonlyMap<string, string>): string | undefined {
  const candidates = [
    path,
    ...SCRIPT_EXTENSIONS.map((extension) => `${path}${extension}`),
    ...SCRIPT_EXTENSIONS.map((extension) => `${stemOf(path)}${extension}`),
  ];
  return candidates.find((candidate) => names.has(candidate));
}

/** A path nobody has. Names that differ in case only are one file on many computers. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  let free = path;
  for (let count = 2; taken.has(stemOf(free).toLowerCase()); count += 1) {
    free = path.replace(/(\.[^./]+)?$/, `${count}$1`);
  }
  return free;
}

/**
 * Gives a demo's files their paths in a project's `src` folder: the demo itself is `Demo`, the others
 * keep their names unless the project has such a file. Imports follow.
 *
 * @param files The demo's own file, then those it imports.
 * @param taken Paths in `src` that the project needs itself.
 * @returns Path from `src` -> text; the demo comes first.
 */
export function placeDemoFiles(
  files: readonly NamedCode[],
  taken: readonly string[],
): Map<string, string> {
  const stems = new Set(taken.map((path) => stemOf(path).toLowerCase()));
  const placed = new Map<string, string>();
  files.forEach(({ name }, index) => {
    const path = freePath(index === 0 ? `Demo${extensionOf(name)}` : name, stems);
    stems.add(stemOf(path).toLowerCase());
    placed.set(name, path);
  });

  const result = new Map<string, string>();
  for (const { name, code } of files) {
    const path = placed.get(name) ?? name;
    const moved = code.replace(RELATIVE_IMPORT, (whole, before, quote, specifier) => {
      const imported = findImported(resolve(folderOf(name), specifier), placed);
      const target = imported && placed.get(imported);
      if (!target || target === imported) return whole;
      const link = stemOf(relativePath(folderOf(path), target));
      return `${before}${quote}${link}${extensionOf(specifier)}${quote}`;
    });
    result.set(path, moved);
  }
  return result;
}

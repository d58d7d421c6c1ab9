import { THEME_FILE } from '@site/plugins/content/demos/contract';
import { resolveFile } from '../resolveFile';

interface NamedCode {
  /** Path relative to the demo's folder, e.g. `BasicButtons.tsx`, `parts/rows.ts`. */
  readonly name: string;
  readonly code: string;
}

const SCRIPT_EXTENSION = /\.[jt]sx?$/;
const RELATIVE_IMPORT = /(\bfrom\s*|\bimport\s*(?:\(\s*)?)(['"])(\.{1,2}\/[^'"\n]+)\2/g;

const stemOf = (path: string) => path.replace(SCRIPT_EXTENSION, '');
const extensionOf = (path: string) => SCRIPT_EXTENSION.exec(path)?.[0] ?? '';
const folderOf = (path: string) => path.split('/').slice(0, -1);

/** Returns the import specifier of a file from a folder. */
function relativePath(from: readonly string[], to: string): string {
  const target = to.split('/');
  let common = 0;
  while (common < from.length && from[common] === target[common]) common += 1;
  const up = from.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...target.slice(common)].join('/');
}

/** Returns an unused path. Names that differ only in case collide on many file systems. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  let free = path;
  for (let count = 2; taken.has(stemOf(free).toLowerCase()); count += 1) {
    free = path.replace(/(\.[^./]+)?$/, `${count}$1`);
  }
  return free;
}

/**
 * Assigns paths in a project's `src` folder: the demo becomes `Demo`, its theme file `theme`, other files keep their
 * names unless taken. Rewrites imports accordingly.
 * @param files The demo's own file, then those it imports.
 * @param taken Paths in `src` that the project itself needs.
 * @returns Path relative to `src` -> text; the demo is first.
 */
export function placeDemoFiles(
  files: readonly NamedCode[],
  taken: readonly string[],
): Map<string, string> {
  const stems = new Set(taken.map((path) => stemOf(path).toLowerCase()));
  const placed = new Map<string, string>();
  const wantedName = (name: string, index: number) => {
    if (index === 0) return `Demo${extensionOf(name)}`;
    return THEME_FILE.test(name) ? `theme${extensionOf(name)}` : name;
  };
  files.forEach(({ name }, index) => {
    const path = freePath(wantedName(name, index), stems);
    stems.add(stemOf(path).toLowerCase());
    placed.set(name, path);
  });

  const result = new Map<string, string>();
  for (const { name, code } of files) {
    const path = placed.get(name) ?? name;
    const moved = code.replace(RELATIVE_IMPORT, (whole, before, quote, specifier) => {
      const imported = resolveFile(specifier, name, placed.keys());
      const target = imported && placed.get(imported);
      if (!target || target === imported) return whole;
      const link = stemOf(relativePath(folderOf(path), target));
      return `${before}${quote}${link}${extensionOf(specifier)}${quote}`;
    });
    result.set(path, moved);
  }
  return result;
}

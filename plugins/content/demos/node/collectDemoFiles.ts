import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { THEME_FILE } from '../contract';
import { moduleRequests, type ModuleRequest } from './moduleRequests';

/** Allowed locations of demos and their imports: one docs folder, in one version and language. */
const DOCS_FOLDER =
  /^(?:docs|[^/]+_versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/[^/]+)(?=\/)/;

const EXTENSIONS = ['.ts', '.tsx', '.css', '.json'] as const;
/** Endings that an import may omit. */
const ENDINGS = ['.tsx', '.ts', '/index.tsx', '/index.ts'] as const;

/** A source file of a demo. */
export interface CollectedFile {
  /** Path relative to the site, with `/`. */
  readonly path: string;
  /** Path relative to the demo's folder, after moving files from elsewhere. */
  readonly name: string;
  /**
   * Text with line feeds only and without trailing white space; imports of moved files are
   * adjusted.
   */
  readonly code: string;
  readonly requests: readonly ModuleRequest[];
}

/** Reads a file by path relative to the site; `undefined` if it does not exist. */
export type ReadFile = (file: string) => Promise<string | undefined>;

interface FoundFile {
  readonly path: string;
  readonly code: string;
  readonly requests: readonly ModuleRequest[];
  /** Specifier -> path of the imported file. */
  readonly targets: ReadonlyMap<string, string>;
}

export const isScript = (file: string) => /\.tsx?$/.test(file);
const isRelative = ({ specifier }: ModuleRequest) => /^\.\.?(?:\/|$)/.test(specifier);
const hasExtension = (file: string) => EXTENSIONS.some((extension) => file.endsWith(extension));
/** The files that an import of `target` may mean. */
export const candidatesFor = (target: string) => [
  target,
  ...ENDINGS.map((ending) => target + ending),
];

/** Normalizes line breaks and trims the end. */
function toShownText(code: string): string {
  return code.replace(/\r\n?/g, '\n').trimEnd();
}

/** A picture, sound or film of this site, in quotes or as `url()`. */
const SITE_ASSET = /["'`(](\/(?!\/)[\w./-]+\.(?:avif|gif|jpe?g|mp[34]|png|svg|webm|webp))["'`)]/;

/** @throws if the code names a file of this site, which an exported project does not have. */
function refuseSiteAssets(file: string, code: string): void {
  code.split('\n').forEach((text, index) => {
    const asset = SITE_ASSET.exec(text)?.[1];
    if (asset === undefined) return;
    throw new ContentError(
      `${file}:${index + 1}: "${asset}" is a file of this site, which an exported demo does not have; write it into the demo as an inline SVG or a data URL.`,
    );
  });
}

/** Reads a demo and its imports, in import order, then its theme file. */
async function findFiles(
  demoPath: string,
  read: ReadFile,
  themePath?: string,
): Promise<FoundFile[]> {
  const root = DOCS_FOLDER.exec(demoPath)?.[0] ?? path.posix.dirname(demoPath);
  const found = new Map<string, FoundFile>();
  const texts = new Map<string, Promise<string | undefined>>();
  const readOnce = (file: string) => {
    const text = texts.get(file) ?? read(file);
    texts.set(file, text);
    return text;
  };

  async function resolve(importer: string, { specifier, line }: ModuleRequest): Promise<string> {
    const place = `${importer}:${line}: import of "${specifier}"`;
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    if (!target.startsWith(`${root}/`)) {
      throw new ContentError(
        `${place}: a demo may import only files of ${root}; move the file there, or write what is needed into the demo.`,
      );
    }
    for (const candidate of candidatesFor(target)) {
      if (!hasExtension(candidate)) continue;
      if ((await readOnce(candidate)) === undefined) continue;
      if (!THEME_FILE.test(candidate)) return candidate;
      throw new ContentError(
        `${place}: a page gives a demo its theme; write <Demo theme="${withoutScriptExtension(specifier)}${path.posix.extname(candidate)}" /> instead.`,
      );
    }
    if (path.posix.extname(target) !== '' && !hasExtension(target)) {
      throw new ContentError(
        `${place}: a demo may import only files that end in ${EXTENSIONS.join(', ')}; keep such content out of the demo.`,
      );
    }
    throw new ContentError(
      `${place}: there is no such file; create ${hasExtension(target) ? target : `${target}.tsx`} or correct the import.`,
    );
  }

  async function visit(file: string): Promise<void> {
    if (found.has(file)) return;
    const text = await readOnce(file);
    if (text === undefined) throw new ContentError(`There is no demo ${file}.`);
    const code = toShownText(text);
    refuseSiteAssets(file, code);
    const requests = isScript(file) ? moduleRequests(code, file) : [];
    const targets = new Map<string, string>();
    found.set(file, { path: file, code, requests, targets });
    for (const request of requests.filter(isRelative)) {
      const target = await resolve(file, request);
      targets.set(request.specifier, target);
      await visit(target);
    }
  }

  await visit(demoPath);
  if (themePath !== undefined) await visit(themePath);
  return [...found.values()];
}

/** Returns the name of a file outside the demo's folder; `parts/index.tsx` becomes `parts`. */
function movedName(file: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return name === 'index' && isScript(file) ? path.posix.basename(dir) + ext : name + ext;
}

const withoutScriptExtension = (name: string) => name.replace(/\.tsx?$/, '');

/** Names all files; names must differ in more than the extension of scripts. */
function nameFiles(files: readonly FoundFile[], folder: string): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const isInside = (file: string) => file.startsWith(`${folder}/`);
  const give = (file: string, name: string) => {
    names.set(file, name);
    taken.add(withoutScriptExtension(name));
  };
  const inside = files.filter((file) => isInside(file.path));
  for (const { path: file } of inside) give(file, file.slice(folder.length + 1));
  for (const { path: file } of files.filter((other) => !isInside(other.path))) {
    const wanted = movedName(file);
    let name = wanted;
    for (let count = 2; taken.has(withoutScriptExtension(name)); count += 1) {
      name = wanted.replace(/(?=(?:\.[^.]+)?$)/, String(count));
    }
    give(file, name);
  }
  return names;
}

/** Returns the specifier between two named files. */
function movedSpecifier(specifier: string, importer: string, target: string): string {
  const reached = path.posix.join(path.posix.dirname(importer), specifier);
  if (candidatesFor(reached).includes(target)) return specifier;
  const link = path.posix.relative(path.posix.dirname(importer), target);
  const written = hasExtension(specifier) ? link : withoutScriptExtension(link);
  return written.startsWith('.') ? written : `./${written}`;
}

/** Replaces specifiers in place. `replace` returns the new one, or the same. */
export function replaceSpecifiers(
  code: string,
  requests: readonly ModuleRequest[],
  replace: (specifier: string) => string,
): string {
  return [...requests]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { specifier, start, end }) =>
        replace(specifier) === specifier
          ? text
          : text.slice(0, start) + replace(specifier) + text.slice(end),
      code,
    );
}

/**
 * Collects the files of a demo: its own, then relative imports, recursively. Files outside the
 * demo's folder get a name in it, and imports in the displayed text are adjusted.
 * @param demoPath Path relative to the site, with `/`.
 * @param themePath The same of its theme file, if it has one.
 * @throws if an import cannot be resolved or leaves the docs; names file, line and fix.
 */
export async function collectDemoFiles(
  demoPath: string,
  read: ReadFile,
  themePath?: string,
): Promise<[CollectedFile, ...CollectedFile[]]> {
  const files = await findFiles(demoPath, read, themePath);
  const names = nameFiles(files, path.posix.dirname(demoPath));
  const nameOf = (file: string) => names.get(file) ?? file;
  const collected = files.map(({ path: file, code, requests, targets }): CollectedFile => {
    const name = nameOf(file);
    const moved = replaceSpecifiers(code, requests, (specifier) => {
      const target = targets.get(specifier);
      return target === undefined ? specifier : movedSpecifier(specifier, name, nameOf(target));
    });
    return { path: file, name, code: moved, requests };
  });
  // The first file is the demo's own.
  return collected as [CollectedFile, ...CollectedFile[]];
}

import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { moduleRequests, type ModuleRequest } from './moduleRequests';

/** Where demos and what they import may be: one set of docs, in one version and language. */
const DOCS_FOLDER =
  /^(?:docs|[^/]+_versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/[^/]+)(?=\/)/;

const EXTENSIONS = ['.ts', '.tsx', '.css', '.json'] as const;
/** What an import may leave out. */
const ENDINGS = ['.tsx', '.ts', '/index.tsx', '/index.ts'] as const;

/** A file of a demo as it was written. */
export interface CollectedFile {
  /** Path relative to the site, with `/`. */
  readonly path: string;
  /** Path from the demo's folder, where files from elsewhere have moved to. */
  readonly name: string;
  /** The text with line feeds only, without a blank end; its imports follow moved files. */
  readonly code: string;
  readonly requests: readonly ModuleRequest[];
}

/** Reads a file by its path relative to the site; `undefined` when there is none. */
export type ReadFile = (file: string) => Promise<string | undefined>;

interface FoundFile {
  readonly path: string;
  readonly code: string;
  readonly requests: readonly ModuleRequest[];
  /** Specifier -> path of the file it means. */
  readonly targets: ReadonlyMap<string, string>;
}

export const isScript = (file: string) => /\.tsx?$/.test(file);
const isRelative = ({ specifier }: ModuleRequest) => /^\.\.?(?:\/|$)/.test(specifier);
const hasExtension = (file: string) => EXTENSIONS.some((extension) => file.endsWith(extension));
const candidatesFor = (target: string) => [target, ...ENDINGS.map((ending) => target + ending)];

/** The text shown to readers: line feeds only, no blank end. */
function toShownText(code: string): string {
  return code.replace(/\r\n?/g, '\n').trimEnd();
}

/** Reads a file and those it imports, in the order of the imports. */
async function findFiles(demoPath: string, read: ReadFile): Promise<FoundFile[]> {
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
      if ((await readOnce(candidate)) !== undefined) return candidate;
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
  return [...found.values()];
}

/** The name of a file that is not in the demo's folder; `parts/index.tsx` is known as `parts`. */
function movedName(file: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return name === 'index' && isScript(file) ? path.posix.basename(dir) + ext : name + ext;
}

const withoutScriptExtension = (name: string) => name.replace(/\.tsx?$/, '');

/** Gives every file its name; two files never differ in a script's extension only. */
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

/** The specifier by which a file reaches another after both have their names. */
function movedSpecifier(specifier: string, importer: string, target: string): string {
  const reached = path.posix.join(path.posix.dirname(importer), specifier);
  if (candidatesFor(reached).includes(target)) return specifier;
  const link = path.posix.relative(path.posix.dirname(importer), target);
  const written = hasExtension(specifier) ? link : withoutScriptExtension(link);
  return written.startsWith('.') ? written : `./${written}`;
}

/** Replaces specifiers where they stand. `replace` returns the new one, or the same. */
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
 * Finds the files of a demo: its own, then those it imports by a relative path, and so on. Files
 * outside the demo's folder are given a name in it, and the imports in the shown text follow.
 * @param demoPath Path relative to the site, with `/`.
 * @throws When an import leads nowhere or out of the docs; names file, line and what to do.
 */
export async function collectDemoFiles(
  demoPath: string,
  read: ReadFile,
): Promise<[CollectedFile, ...CollectedFile[]]> {
  const files = await findFiles(demoPath, read);
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
  // The demo's own file is the first found.
  return collected as [CollectedFile, ...CollectedFile[]];
}

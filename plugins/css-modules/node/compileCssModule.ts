import { transform, type TransformResult } from 'lightningcss';
import { createHash } from 'node:crypto';

/** A CSS module, compiled. */
export interface CssModule {
  /** The style sheet; between two of these texts is the address of one of `files`. */
  readonly css: readonly string[];
  /** The files that it shows, as it names them. */
  readonly files: readonly string[];
  /** Name in the file -> names in the page, separated by blanks. */
  readonly names: Readonly<Record<string, string>>;
}

export interface CssModuleFile {
  /** Relative to the site, with `/`. */
  readonly path: string;
  readonly source: string;
}

/** Stands around each name until it has its own. It is no character, so no style sheet has it. */
const MARK = '\ufdd0';
const MARKED = new RegExp(`${MARK}([^${MARK}]+)${MARK}`, 'g');

/** An address that names no file beside the style sheet. */
const NO_FILE = /^(?:#|\/|[a-z][a-z\d+.-]*:)/i;

/**
 * The name of a class in the page: a hash alone where all that is sent counts, after the name in the
 * file elsewhere. Of five letters, so that two of a thousand classes are the same once in some 1,500
 * sites. What asks whether a class is of a module knows it by `_`:
 * `plugins/built-pages/linkStyleSheets.ts`.
 */
export function className(path: string, name: string, isShort: boolean): string {
  const hash = createHash('sha256').update(`${path}\0${name}`).digest('base64url');
  return isShort ? `_${hash.slice(0, 5)}` : `${name.replace(/[^\w-]/g, '-')}_${hash.slice(0, 4)}`;
}

const toCssString = (text: string) => `"${text.replace(/["\\\n]/g, (found) => `\\${found}`)}"`;

function compile({ path, source }: CssModuleFile): TransformResult {
  try {
    return transform({
      filename: path,
      code: Buffer.from(source),
      // Areas and containers keep their names, as with other compilers. Other names could not: without
      // `customIdents` the animations of an element do, too, but not the animations themselves.
      cssModules: { pattern: `${MARK}[local]${MARK}`, grid: false, container: false },
      analyzeDependencies: true,
    });
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number; column: number } };
    throw new Error(`${path}:${loc?.line ?? 1}:${loc?.column ?? 1}: ${message}`, { cause: error });
  }
}

/**
 * Compiles a CSS module. Classes, ids and animations get names of their own, but for those in
 * `:global()`.
 * @throws An Error that names the file, the line and the mend.
 */
export function compileCssModule(file: CssModuleFile, isShort: boolean): CssModule {
  const { code, exports = {}, dependencies = [] } = compile(file);
  const toName = (name: string) => className(file.path, name.replaceAll('\\', ''), isShort);
  const withNames = (text: string) => text.replace(MARKED, (_, name: string) => toName(name));

  const css = [''];
  const files: string[] = [];
  const add = (text: string) => css.push((css.pop() ?? '') + text);
  let rest = code.toString();
  for (const dependency of dependencies) {
    if (dependency.type === 'import') {
      const { url, loc } = dependency;
      throw new Error(
        `${file.path}:${loc.start.line}: a CSS module cannot @import; import "${url}" in the component.`,
      );
    }
    // Of files and globs there are some only where style sheets are bundled.
    if (dependency.type !== 'url') continue;
    const { url, placeholder } = dependency;
    const start = rest.indexOf(placeholder) - 1;
    add(withNames(rest.slice(0, start)));
    rest = rest.slice(start + placeholder.length + 2);
    if (NO_FILE.test(url)) add(toCssString(url));
    else {
      files.push(url);
      css.push('');
    }
  }
  add(withNames(rest));

  const names = Object.entries(exports).map(([name, { composes }]): [string, string] => {
    const others = composes.map((other) => {
      if (other.type !== 'dependency') return withNames(other.name);
      throw new Error(
        `${file.path}: .${name} cannot compose from "${other.specifier}"; give the element both classes.`,
      );
    });
    return [name, [toName(name), ...others].join(' ')];
  });
  return { css, files, names: Object.fromEntries(names) };
}

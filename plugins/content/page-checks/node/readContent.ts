import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../../src/site/locales';
import { PRODUCTS } from '../../../../src/site/products';
import { isGenerated } from '../../api-reference/node/pages/toMdx';
import type { Problem } from './checkPage';
import { parseContentPage, type ContentPage } from './contentPage';

/** Everything that the check reads. */
export interface Content {
  readonly pages: readonly ContentPage[];
  /** The `.tsx` files beside the pages: code by file, relative to the site. */
  readonly demos: ReadonlyMap<string, string>;
  /** Pages that cannot be parsed, of which nothing else is known. */
  readonly broken: readonly Problem[];
}

/** What a parser says about a page; an error about front matter begins with its place. */
export function toSyntaxProblem(file: string, error: unknown): Problem {
  const { line, message } = error as { readonly line?: number; readonly message: string };
  const [, ownLine, text] = /^[^:\s]+:(\d+)(?::\d+)?: (.*)$/s.exec(message) ?? [];
  // For an unclosed tag, only the message has the place: `(3:1-3:10)`.
  const place = ownLine ?? /(?<=\()\d+(?=:\d)/.exec(message)?.[0] ?? 1;
  return { file, line: line ?? Number(place), message: text ?? message, rule: 'syntax' };
}

const isTest = (productId: string) =>
  PRODUCTS.some(({ id, experimental }) => id === productId && experimental);

/** Reads the pages of all versions and languages, except generated ones and those for tests. */
export function readContent(siteDir: string): Content {
  const read = (file: string) => {
    const full = path.join(siteDir, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const list = (folder: string) =>
    existsSync(path.join(siteDir, folder))
      ? readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
          .sort()
      : [];
  const demos = new Map<string, string>();
  const broken: Problem[] = [];
  const pages = DOCS_VERSIONS.filter(({ productId }) => !isTest(productId)).flatMap((version) =>
    LOCALE_CODES.flatMap((locale) => {
      const { docsPath, translatedPath } = version;
      return list(locale === DEFAULT_LOCALE ? docsPath : `i18n/${locale}/${translatedPath}`);
    }).flatMap((file) => {
      if (/\.tsx$/.test(file) && !file.includes('__tests__')) demos.set(file, read(file) ?? '');
      if (!/\.mdx?$/.test(file) || /\/_/.test(file)) return [];
      const source = read(file) ?? '';
      if (isGenerated(source)) return [];
      try {
        return [parseContentPage({ file, source, version, readDemo: read })];
      } catch (error) {
        broken.push(toSyntaxProblem(file, error));
        return [];
      }
    }),
  );
  return { pages, demos, broken };
}

import path from 'node:path';
import {
  DOCS_VERSIONS,
  findDocsVersionOfFile,
  type DocsVersion,
} from '../../../src/site/docsVersions';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { toPagePath } from '../../../src/site/pagePath';
import { stripTrailingSlashes } from '../../../src/site/paths';
import { PRODUCTS } from '../../../src/site/products';
import { listFiles } from '../files/listFiles';

/** Where a page's file is. Paths are relative to the site, with `/`. */
export interface PageFile {
  readonly file: string;
  readonly version: DocsVersion;
  /** Path within its version, e.g. `react-button`; empty for the version's first page. */
  readonly page: string;
  /** Without language and trailing slash. */
  readonly pathname: string;
}

/** The versions for readers, without those of test pages (spec §2). */
export const PUBLISHED_VERSIONS = DOCS_VERSIONS.filter(
  ({ productId }) => !PRODUCTS.some(({ id, experimental }) => id === productId && experimental),
);

/** Returns the folder of a version's pages in a language. */
export const pagesFolder = (
  { docsPath, translatedPath }: DocsVersion,
  locale: string = DEFAULT_LOCALE,
) => (locale === DEFAULT_LOCALE ? docsPath : `i18n/${locale}/${translatedPath}`);

/** Lists the pages of a version in a language, generated ones as well; partials are none. */
export function listPages(siteDir: string, version: DocsVersion, locale?: string): PageFile[] {
  const folder = pagesFolder(version, locale);
  return listFiles(path.join(siteDir, folder))
    .filter((name) => /\.mdx?$/.test(name) && !`/${name}`.includes('/_'))
    .map((name) => {
      const page = toPagePath(name);
      const pathname = stripTrailingSlashes(`${version.route}/${page}`);
      return { file: `${folder}/${name}`, version, page, pathname };
    });
}

/** Returns the file of a page's translation; `undefined` outside of the docs. */
export function translatedFileOf(englishFile: string, locale: string): string | undefined {
  const version = findDocsVersionOfFile(englishFile);
  if (!version || englishFile.startsWith('i18n/')) return undefined;
  return `${pagesFolder(version, locale)}${englishFile.slice(version.docsPath.length)}`;
}

/** Returns the English file of a translated file; `undefined` for any other. */
export function englishFileOf(translatedFile: string): string | undefined {
  const [, file] = /^i18n\/[^/]+\/(.+)$/.exec(translatedFile) ?? [];
  const version = file === undefined ? undefined : findDocsVersionOfFile(translatedFile);
  return version && `${version.docsPath}${file?.slice(version.translatedPath.length) ?? ''}`;
}

/**
 * Returns the folders in which what a page shows is looked up: its own, then, for a translation, that
 * of the English page.
 */
export const foldersOfPage = (file: string): string[] =>
  [file, englishFileOf(file)].flatMap((name) => (name ? [path.posix.dirname(name)] : []));

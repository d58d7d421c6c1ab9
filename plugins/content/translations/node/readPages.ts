import { isDraft } from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {
  DOCS_VERSIONS,
  findDocsVersionOfFile,
  type DocsVersion,
} from '../../../../src/site/docsVersions';
import { toPagePath } from '../../../../src/site/pagePath';
import { PRODUCTS } from '../../../../src/site/products';
import { parseFrontMatter } from '../../../common/front-matter/parseFrontMatter';
import { isGenerated } from '../../api-reference/node/pages/toMdx';
import { readBlob } from './git';
import { blobId, countProse, readRecord, withoutSearchWords } from './pages';

/** An English page that can be translated. */
export interface EnglishPage {
  /** Relative to the site. */
  readonly file: string;
  readonly version: DocsVersion;
  /** Without language, with trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly words: number;
  /** Git's blob id. */
  readonly id: string;
}

/** State of a page in a language. A translation is stale if its English page has changed. */
export interface PageState {
  readonly english: EnglishPage;
  /** The translation's file, relative to the site, whether it exists or not. */
  readonly file: string;
  readonly state: 'translated' | 'stale' | 'missing';
  /** Whether it is begun, which does not count. */
  readonly isDraft?: true;
  /** Date of the translation. */
  readonly on?: string;
}

const PAGE = /\.mdx?$/;

/** Documented versions, except test pages, which are not translated (spec §2). */
const VERSIONS = DOCS_VERSIONS.filter(
  ({ productId }) => !PRODUCTS.some(({ id, experimental }) => id === productId && experimental),
);

/** Lists the pages in `folder`, with `/` as separator, sorted; empty if it does not exist. */
function listPages(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => PAGE.test(file) && !file.split('/').some((name) => name.startsWith('_')))
    .sort();
}

const readText = (siteDir: string, file: string) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** Returns the file of a page's translation; `englishFile` is relative to the site. */
export function translatedFileOf(englishFile: string, locale: string): string | undefined {
  const version = findDocsVersionOfFile(englishFile);
  if (!version || englishFile.startsWith('i18n/')) return undefined;
  return `i18n/${locale}/${version.translatedPath}${englishFile.slice(version.docsPath.length)}`;
}

/** Returns the English file of a translated file (relative to the site), or undefined. */
export function englishFileOf(translatedFile: string): string | undefined {
  const [, file] = /^i18n\/[^/]+\/(.+)$/.exec(translatedFile) ?? [];
  const version = file === undefined ? undefined : findDocsVersionOfFile(translatedFile);
  return version && `${version.docsPath}${file?.slice(version.translatedPath.length) ?? ''}`;
}

/** Reads the English pages of all products and versions, except generated ones. */
export function readEnglishPages(siteDir: string): EnglishPage[] {
  return VERSIONS.flatMap((version) =>
    listPages(path.join(siteDir, version.docsPath)).flatMap((name): EnglishPage[] => {
      const file = `${version.docsPath}/${name}`;
      const source = readText(siteDir, file);
      if (isGenerated(source)) return [];
      const page = toPagePath(name);
      const { frontMatter } = parseFrontMatter(source, path.join(siteDir, file), siteDir);
      if (isDraft({ frontMatter })) return [];
      const { title } = frontMatter;
      return [
        {
          file,
          version,
          pathname: `${version.route}/${page}${page === '' ? '' : '/'}`,
          title: typeof title === 'string' ? title : page,
          words: countProse(source),
          id: blobId(source),
        },
      ];
    }),
  );
}

/** Whether an English page is still the text that a translation was made from, by git's blob id. */
function isUnchanged(siteDir: string, from: string | undefined, englishFile: string): boolean {
  const english = readText(siteDir, englishFile);
  if (from === undefined || from === blobId(english)) return from !== undefined;
  const then = readBlob(siteDir, from);
  return then !== undefined && withoutSearchWords(then) === withoutSearchWords(english);
}

/** Reads the state of the translation `file` of `englishFile`, both relative to the site. */
export function readFileState(
  siteDir: string,
  file: string,
  englishFile: string,
): Pick<PageState, 'state' | 'isDraft' | 'on'> {
  if (!fs.existsSync(path.join(siteDir, file))) return { state: 'missing' };
  const { from, on, draft } = readRecord(readText(siteDir, file));
  if (draft) return { state: 'missing', isDraft: true };
  const state = isUnchanged(siteDir, from, englishFile) ? 'translated' : 'stale';
  return { state, ...(on && { on }) };
}

/** Reads the state of one page in a language. */
export function readPageState(siteDir: string, english: EnglishPage, locale: string): PageState {
  const file = translatedFileOf(english.file, locale) ?? '';
  return { english, file, ...readFileState(siteDir, file, english.file) };
}

/** Lists the translations into a language whose English page does not exist. */
export function readOrphans(siteDir: string, locale: string): string[] {
  return VERSIONS.flatMap(({ docsPath, translatedPath }) => {
    const folder = `i18n/${locale}/${translatedPath}`;
    return listPages(path.join(siteDir, folder))
      .filter((name) => !fs.existsSync(path.join(siteDir, docsPath, name)))
      .map((name) => `${folder}/${name}`);
  });
}

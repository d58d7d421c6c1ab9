import { isDraft } from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../../../src/site/docsVersions';
import { isGenerated } from '../../../../src/site/generatedPages';
import { addTrailingSlash } from '../../../../src/site/paths';
import { parseFrontMatter } from '../../../common/front-matter/parseFrontMatter';
import {
  englishFileOf,
  listPages,
  PUBLISHED_VERSIONS,
  translatedFileOf,
} from '../../../common/pages/pageFiles';
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

const readText = (siteDir: string, file: string) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** Reads the English pages of all products and versions, except generated ones. */
export function readEnglishPages(siteDir: string): EnglishPage[] {
  return PUBLISHED_VERSIONS.flatMap((version) =>
    listPages(siteDir, version).flatMap(({ file, page, pathname }): EnglishPage[] => {
      const source = readText(siteDir, file);
      if (isGenerated(source)) return [];
      const { frontMatter } = parseFrontMatter(source, path.join(siteDir, file), siteDir);
      if (isDraft({ frontMatter })) return [];
      const { title } = frontMatter;
      return [
        {
          file,
          version,
          pathname: addTrailingSlash(pathname),
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
  return PUBLISHED_VERSIONS.flatMap((version) => listPages(siteDir, version, locale))
    .map(({ file }) => file)
    .filter((file) => !fs.existsSync(path.join(siteDir, englishFileOf(file) ?? '')));
}

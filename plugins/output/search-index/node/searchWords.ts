import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { readFile } from '../../../common/files/boundedFiles';
import { parseJsonFile } from '../../../common/json/parseJsonFile';

type Lists = Readonly<Record<string, readonly string[]>>;

/** What the index knows besides the pages, from `i18n/<locale>/search.json`. */
export interface SearchWords {
  /**
   * Title and other words of each page outside the docs, by path. `{code}` stands for the number of an
   * error.
   */
  readonly pages: Lists;
  /** Other words for titles and headings of any page, by the English text in lower case. */
  readonly words: Lists;
}

const EMPTY: SearchWords = { pages: {}, words: {} };

function isLists(value: unknown): value is Lists {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (list: unknown) =>
        Array.isArray(list) && list.length > 0 && list.every((text) => typeof text === 'string'),
    )
  );
}

async function readFileOf(siteDir: string, locale: string): Promise<SearchWords> {
  const name = `i18n/${locale}/search.json`;
  const file = path.join(siteDir, name);
  if (!existsSync(file)) return EMPTY;
  const { pages, words } = parseJsonFile(await readFile(file, 'utf8'), name) as SearchWords;
  if (isLists(pages) && isLists(words)) return { pages, words };
  throw new ContentError(`${name}: "pages" and "words" need lists of texts, none of them empty.`);
}

/**
 * Reads the words of a language. A page outside the docs that it lacks has its English title.
 * @throws A `ContentError` that names an invalid file.
 */
export async function readSearchWords(siteDir: string, locale: string): Promise<SearchWords> {
  const english = await readFileOf(siteDir, DEFAULT_LOCALE);
  const own = locale === DEFAULT_LOCALE ? EMPTY : await readFileOf(siteDir, locale);
  const words = { ...english.words };
  for (const [text, list] of Object.entries(own.words)) {
    words[text] = [...(words[text] ?? []), ...list];
  }
  return { pages: { ...english.pages, ...own.pages }, words };
}

/** Returns the other words for an English title or heading. */
export const otherWords = ({ words }: SearchWords, text: string): readonly string[] =>
  words[text.toLowerCase()] ?? [];

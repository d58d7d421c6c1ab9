import type { Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { dictionariesOf, findText } from '../../../common/dictionary/texts';
import { parseJsonFile } from '../../../common/json/parseJsonFile';
import { loadSiteModule } from '../../../common/modules/loadSiteModule';
import { foldersOfPage } from '../../../common/pages/pageFiles';
import type { KeyboardTables } from '../contract';
import {
  demosOf,
  textsOf,
  toKeyboardTable,
  type TableElement,
  type Translate,
} from './keyboardTable';

/** Group of the dictionaries with the headings. */
const GROUP = 'keyboardTables';

type Texts = Readonly<Record<string, string>>;

/** Reads the translation of a table's texts, which may be absent. */
function readTranslation(siteDir: string, file: string): Texts {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return {};
  return parseJsonFile(readFileSync(absolute, 'utf8'), file) as Texts;
}

/** Translates headings and the file's texts; what is not translated stays English. */
function createTranslate(siteDir: string, locale: string, own: Texts): Translate {
  const dictionaries = dictionariesOf(siteDir, locale);
  return (text) => own[text] ?? findText(dictionaries, [GROUP, text]) ?? text;
}

/** Paths of the file and, for a page in another language, its translation, relative to the site. */
function locateTable(src: string, page: string) {
  const [own = '', english] = foldersOfPage(page);
  const translation = path.posix.join(own, src.replace(/\.ts$/, '.json'));
  return english === undefined
    ? { file: path.posix.join(own, src) }
    : { file: path.posix.join(english, src), translation };
}

/** Returns the files of each table of a page and, if the page is translated, their translations. */
export const findTables = (source: string, page: string) =>
  [...source.matchAll(/<(?:Keyboard|Roles) src="([^"]+)"/g)].map(([, src = '']) =>
    locateTable(src, page),
  );

/** Returns the files that the tables of a page are made from, relative to the site. */
export const findTableFiles = (source: string, page: string): string[] =>
  findTables(source, page).flatMap((table) => Object.values(table));

/** Reads a `.keyboard.ts` file. */
export const readTables = async (siteDir: string, file: string): Promise<KeyboardTables> =>
  (await loadSiteModule(siteDir, file)) as KeyboardTables;

/**
 * Returns the table that `<Keyboard src="./X.keyboard.ts" />` or `<Roles src="…" />` stands for, in the
 * language of the page, given relative to the site. `shownDemos` are the names of the page's demos, which
 * alone the steps of the table can be performed in.
 * @throws one sentence that names the file.
 */
export async function expandTable(
  { name, attributes }: Pick<MdxJsxFlowElement, 'name' | 'attributes'>,
  siteDir: string,
  page: string,
  shownDemos: ReadonlySet<string>,
): Promise<Table> {
  const src = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
  )?.value;
  if (typeof src !== 'string' || !src.endsWith('.keyboard.ts')) {
    throw new Error(`<${name}> needs src="./X.keyboard.ts", the file beside the demo X.tsx.`);
  }
  const { file, translation } = locateTable(src, page);
  if (!existsSync(path.join(siteDir, file))) {
    throw new Error(`<${name} src="${src}"> names no file; create ${file} or correct src.`);
  }
  const texts = translation === undefined ? {} : readTranslation(siteDir, translation);
  const tables = await readTables(siteDir, file);
  const ofFile = path.posix.basename(file, '.keyboard.ts');
  const missing = [ofFile, ...demosOf(tables)].find((demo) => !shownDemos.has(demo));
  if (missing !== undefined) {
    throw new Error(
      `${file} has steps in the demo ${missing}, which this page does not show; add <Demo src="./${missing}.tsx" />, or move the table to the page that shows it.`,
    );
  }
  const known = new Set(textsOf(tables));
  const stale = Object.keys(texts).find((text) => !known.has(text));
  if (stale !== undefined) {
    throw new Error(`${translation}: ${file} has no text "${stale}"; correct or remove it.`);
  }
  const locale = /^i18n\/([^/]+)\//.exec(page)?.[1] ?? DEFAULT_LOCALE;
  try {
    return toKeyboardTable(name as TableElement, tables, createTranslate(siteDir, locale, texts));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

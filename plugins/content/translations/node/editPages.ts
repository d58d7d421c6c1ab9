import fs from 'node:fs';
import path from 'node:path';
import { writeMarkdownHeadingId } from '@docusaurus/utils';
import { findPageFile } from '../../../common/pages/findPageFile';
import { diffFromBlob } from './git';
import { blobId, readRecord, writeRecord } from './pages';
import { englishFileOf, translatedFileOf } from '../../../common/pages/pageFiles';

/** An English page and its translation: files, relative to the site. */
export interface PagePair {
  readonly english: string;
  readonly translated: string;
}

/**
 * Finds a page by its address (`material-ui/react-button`), its English file, or its translation.
 * @throws An Error if there is no such page, or the language is not known.
 */
export function findPair(siteDir: string, address: string, locale: string | undefined): PagePair {
  const inSite = path.isAbsolute(address) ? path.relative(siteDir, address) : address;
  // An address that begins with a slash is no path outside of the site.
  const relative = inSite.startsWith('..') ? address : inSite;
  const name = path.posix.normalize(relative.split(path.sep).join('/')).replace(/^\/|\/$/g, '');
  const named = englishFileOf(name);
  const isFile = /\.mdx?$/.test(name);
  const english = named ?? (isFile ? name : findPageFile(`/${name}`, siteDir));
  if (english === undefined || !fs.existsSync(path.join(siteDir, english))) {
    throw new Error(`There is no English page ${english ?? `/${name}/`}`);
  }
  if (named !== undefined) return { english, translated: name };
  if (locale === undefined) throw new Error('Name the language, e.g. --locale zh');
  const translated = translatedFileOf(english, locale);
  if (translated === undefined) throw new Error(`${english} is not a page of the documentation`);
  return { english, translated };
}

const readText = (siteDir: string, file: string) => {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) throw new Error(`${file} does not exist; --start creates it`);
  return fs.readFileSync(absolute, 'utf8');
};

/** Records that a translation follows the current English page. */
export function acceptPage(siteDir: string, { english, translated }: PagePair, today: string) {
  const record = { from: blobId(readText(siteDir, english)), on: today };
  let page: string;
  try {
    page = writeRecord(readText(siteDir, translated), record);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${translated}: ${reason}`, { cause: error });
  }
  fs.writeFileSync(path.join(siteDir, translated), page);
}

/** The start of an image, and its file beside the page. */
const RELATIVE_IMAGE = /(!\[[^\]]*\]\()(?![a-z]+:|[/@#])([^)\s]+)/gi;

/**
 * Copies an English page to be translated, as a draft: its front matter, with the record, and its headings with
 * their ids. Demos and links work as they are, pictures stay beside the English page. Throws if the translation
 * exists.
 */
export function startPage(siteDir: string, { english, translated }: PagePair, today: string) {
  const target = path.join(siteDir, translated);
  if (fs.existsSync(target)) throw new Error(`${translated} exists already`);
  const source = readText(siteDir, english);
  const folder = path.posix.dirname(english);
  const page = writeMarkdownHeadingId(source, { syntax: 'mdx-comment' }).replace(
    RELATIVE_IMAGE,
    (_, start: string, image: string) => `${start}@site/${path.posix.join(folder, image)}`,
  );
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, writeRecord(page, { from: blobId(source), on: today, draft: true }));
}

/** Returns the change of the English page since the translation was made; empty if there is none. */
export function diffPage(
  siteDir: string,
  { english, translated }: PagePair,
  color = false,
): string {
  const { from } = readRecord(readText(siteDir, translated));
  if (from === undefined) {
    throw new Error(`${translated} does not tell what it was translated from; --accept records it`);
  }
  return from === blobId(readText(siteDir, english))
    ? ''
    : diffFromBlob(siteDir, from, english, color);
}

import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import type { ErrorCodes } from '../../../content/error-codes/contract';
import { SITE_PART } from '../contract';
import type { SearchDoc, SearchVersion } from './readSearchDocs';
import type { SearchWords } from './searchWords';

/** The one file for all languages; it is in English. */
const FEED = '/releases.xml';

const CODE = '{code}';

/** The beginning of a message: its first line, without the library's name. */
const firstLine = (message: string) => message.replace(/^MUI: /, '').replace(/\n.*$/s, '');

/** Returns the pages outside the docs, and a page per numbered error, as a product of their own. */
export function toSitePages(
  { pages }: SearchWords,
  codes: ErrorCodes,
  { baseUrl, locale }: { readonly baseUrl: string; readonly locale: string },
): SearchVersion {
  const toDoc = (pathname: string, title: string, rest: Partial<SearchDoc>): SearchDoc => ({
    permalink: pathname === FEED ? FEED : `${baseUrl}${pathname.slice(1)}`,
    title,
    titles: [],
    names: [],
    keywords: [],
    isEnglish: pathname === FEED && locale !== DEFAULT_LOCALE,
    headings: [],
    members: [],
    ...rest,
  });
  const docs = Object.entries(pages).flatMap(([pathname, [title = '', ...keywords]]) => {
    if (!pathname.includes(CODE)) return [toDoc(pathname, title, { keywords })];
    return Object.entries(codes).map(([code, texts]) => {
      const withCode = (text: string) => text.replaceAll(CODE, code);
      const [shown = ''] = texts.map(({ message }) => firstLine(message));
      return toDoc(withCode(pathname), `${withCode(title)}: ${shown}`, {
        titles: [withCode(title)],
        keywords: keywords.map(withCode),
      });
    });
  });
  return { product: SITE_PART, version: 'current', versionLabel: '', isDefault: true, docs };
}

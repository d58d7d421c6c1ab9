import {
  DEFAULT_LOCALE,
  LISTED_COVERAGE,
  LOCALE_CODES,
  type LocaleCode,
} from '../../../../src/site/locales';
import { productCoverages, shareOf } from './coverage';
import { readEnglishPages, readPageState } from './readPages';

/**
 * Returns the languages that are offered to readers: English, and those whose share of translated
 * pages in `siteDir` reaches the threshold. Others are reachable by URL only (spec §9).
 */
export function readListedLocales(siteDir: string): LocaleCode[] {
  const pages = readEnglishPages(siteDir);
  const shareIn = (code: LocaleCode) =>
    shareOf(productCoverages(pages.map((page) => readPageState(siteDir, page, code))));
  return LOCALE_CODES.filter((code) => code === DEFAULT_LOCALE || shareIn(code) >= LISTED_COVERAGE);
}

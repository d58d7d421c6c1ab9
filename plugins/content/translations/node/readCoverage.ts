import {
  DEFAULT_LOCALE,
  LISTED_COVERAGE,
  LOCALE_CODES,
  type Locale,
  type LocaleCode,
} from '../../../../src/site/locales';
import type { ApiMember } from '../../api-reference/contract';
import { type ApiOverlay, compareOverlay, readOverlays } from '../../api-reference/node';
import type { TextCount, TranslationCoverage } from '../contract';
import { baseOf } from '../plurals';
import { productCoverages, shareOf } from './coverage';
import type { ParsedDictionary } from './parseDictionary';
import { readDictionaries } from './readDictionaries';
import { readEnglishPages, readPageState, type EnglishPage } from './readPages';

/** Reads the state of the pages in a language, by product version. */
const readProducts = (siteDir: string, pages: readonly EnglishPage[], code: LocaleCode) =>
  productCoverages(pages.map((page) => readPageState(siteDir, page, code)));

/**
 * Returns the languages that are offered to readers: English, and those whose share of translated
 * pages in `siteDir` reaches the threshold. Others are reachable by URL only (spec §9).
 */
export function readListedLocales(siteDir: string): LocaleCode[] {
  const pages = readEnglishPages(siteDir);
  return LOCALE_CODES.filter(
    (code) =>
      code === DEFAULT_LOCALE || shareOf(readProducts(siteDir, pages, code)) >= LISTED_COVERAGE,
  );
}

/** The texts of a dictionary; the forms of a text for different numbers are one text. */
const keysOf = (dictionary: ParsedDictionary | undefined) =>
  new Set(dictionary?.texts.map(({ key }) => baseOf(key)));

/** Counts the texts of a language's dictionary. */
function countTexts(english: ParsedDictionary, own: ParsedDictionary | undefined): TextCount {
  const [keys, translated] = [keysOf(english), keysOf(own)];
  return {
    total: keys.size,
    translated: [...keys].filter((key) => translated.has(key)).length,
  };
}

/** Counts the texts of the documented components and hooks in the overlays of a language, both by id. */
export function countApi(
  members: ReadonlyMap<string, ApiMember>,
  overlays: ReadonlyMap<string, ApiOverlay>,
): TextCount {
  const count = { total: 0, translated: 0, stale: 0 };
  for (const [id, member] of members) {
    const { total, translated, stale } = compareOverlay(member, overlays.get(id) ?? new Map());
    count.total += total;
    count.translated += translated;
    count.stale += stale.length;
  }
  return count;
}

/**
 * Reads the translation state of `locales` in `siteDir`. Throws for an invalid dictionary or
 * overlay file.
 * @param members Documented components and hooks by id; without them, API texts are not counted.
 */
export function readCoverage(
  siteDir: string,
  locales: readonly Locale[],
  members?: ReadonlyMap<string, ApiMember>,
): TranslationCoverage {
  const codes = locales.map(({ code }) => code);
  const { english, byLanguage } = readDictionaries(siteDir, codes);
  const pages = readEnglishPages(siteDir);
  return {
    threshold: LISTED_COVERAGE,
    languages: locales.map(({ code, label }) => {
      const products = readProducts(siteDir, pages, code);
      const share = shareOf(products);
      return {
        code,
        label,
        isListed: share >= LISTED_COVERAGE,
        share,
        dictionary: countTexts(english, byLanguage.get(code)),
        ...(members && { api: countApi(members, readOverlays(siteDir, code)) }),
        products,
      };
    }),
  };
}

import {
  DEFAULT_LOCALE,
  LISTED_COVERAGE,
  LOCALE_CODES,
  type LocaleCode,
} from '../../../../src/site/locales';
import { listedLocales } from './listedLocales';
import { pageCoverage, reportPages } from './pages';
import { readEnglishPages, readTranslatedPages } from './readPages';

/**
 * Returns the languages that are offered to readers, by the coverage of the newest versions in
 * `siteDir`.
 */
export function readListedLocales(siteDir: string): LocaleCode[] {
  const english = readEnglishPages(siteDir, 'current');
  const coverages = LOCALE_CODES.map((code) => ({
    code,
    coverage: pageCoverage(reportPages(english, readTranslatedPages(siteDir, code, 'current'))),
  }));
  return listedLocales(coverages, DEFAULT_LOCALE, LISTED_COVERAGE);
}

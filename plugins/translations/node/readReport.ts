import { DEFAULT_LOCALE, LISTED_COVERAGE, type Locale } from '../../../src/site/locales';
import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import type { TranslationReport } from './formatReport';
import { reportPages } from './pages';
import { dictionaryFile, readDictionaries } from './readDictionaries';
import { readEnglishPages, readTranslatedPages } from './readPages';
import { readSources } from './readSources';
import { reportTexts } from './textReport';
import { unusedKeys } from './unusedKeys';

/** The state of the translations in `siteDir` into `locales`. Throws on a broken dictionary. */
export function readReport(siteDir: string, locales: readonly Locale[]): TranslationReport {
  const languages = locales.map(({ code }) => code);
  const { english, byLanguage } = readDictionaries(siteDir, DEFAULT_LOCALE, languages);
  const englishPages = readEnglishPages(siteDir);
  const shownKeys = english.texts
    .filter(({ group }) => !BUILD_TIME_GROUPS.includes(group))
    .map(({ key }) => key);
  return {
    languages: locales.map(({ code, label }) => ({
      language: code,
      label,
      dictionaryFile: dictionaryFile(code),
      texts: reportTexts(english, byLanguage.get(code)),
      pages: reportPages(englishPages, readTranslatedPages(siteDir, code)),
    })),
    unusedKeys: unusedKeys(shownKeys, readSources(siteDir)),
    englishDictionaryFile: dictionaryFile(DEFAULT_LOCALE),
    listedCoverage: LISTED_COVERAGE,
  };
}

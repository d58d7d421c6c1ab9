import { DEFAULT_LOCALE, LISTED_COVERAGE, type Locale } from '../../../../src/site/locales';
import { readOverlays, type ApiMember } from '../../api-reference/node/overlay';
import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import { reportApi } from './apiReport';
import type { TranslationReport } from './formatReport';
import { reportPages } from './pages';
import { dictionaryFile, readDictionaries } from './readDictionaries';
import { readEnglishPages, readTranslatedPages, type PageVersions } from './readPages';
import { readSources } from './readSources';
import { reportTexts } from './textReport';
import { unusedKeys } from './unusedKeys';

/**
 * Reads the translation state of `locales` in `siteDir`. Throws for an invalid dictionary or
 * overlay file.
 * @param members Documented components and hooks by id; without them, API texts are not counted.
 */
export function readReport(
  siteDir: string,
  locales: readonly Locale[],
  members?: ReadonlyMap<string, ApiMember>,
): TranslationReport {
  const languages = locales.map(({ code }) => code);
  const { english, byLanguage } = readDictionaries(siteDir, DEFAULT_LOCALE, languages);
  const shownKeys = english.texts
    .filter(({ group }) => !BUILD_TIME_GROUPS.includes(group))
    .map(({ key }) => key);
  const englishPages = {
    current: readEnglishPages(siteDir, 'current'),
    older: readEnglishPages(siteDir, 'older'),
  };
  const pagesOf = (language: string, versions: PageVersions) =>
    reportPages(englishPages[versions], readTranslatedPages(siteDir, language, versions));
  return {
    languages: locales.map(({ code, label }) => {
      const overlays = readOverlays(siteDir, code);
      return {
        language: code,
        label,
        dictionaryFile: dictionaryFile(code),
        texts: reportTexts(english, byLanguage.get(code)),
        pages: pagesOf(code, 'current'),
        olderPages: pagesOf(code, 'older'),
        ...(members && { api: reportApi(members, overlays, code) }),
      };
    }),
    unusedKeys: unusedKeys(shownKeys, readSources(siteDir)),
    englishDictionaryFile: dictionaryFile(DEFAULT_LOCALE),
    listedCoverage: LISTED_COVERAGE,
  };
}

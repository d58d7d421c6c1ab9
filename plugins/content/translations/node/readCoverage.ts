import { DEFAULT_LOCALE, LISTED_COVERAGE, type Locale } from '../../../../src/site/locales';
import type { ApiMember } from '../../api-reference/contract';
import { readOverlays } from '../../api-reference/node';
import type { TranslationCoverage } from '../contract';
import { reportApi } from './apiReport';
import { productCoverages, shareOf } from './coverage';
import { readDictionaries } from './readDictionaries';
import { readEnglishPages, readPageState } from './readPages';
import { reportTexts } from './textReport';

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
  const { english, byLanguage } = readDictionaries(siteDir, DEFAULT_LOCALE, codes);
  const pages = readEnglishPages(siteDir);
  return {
    threshold: LISTED_COVERAGE,
    languages: locales.map(({ code, label }) => {
      const products = productCoverages(pages.map((page) => readPageState(siteDir, page, code)));
      const share = shareOf(products);
      const { total, translated } = reportTexts(english, byLanguage.get(code));
      const api = members && reportApi(members, readOverlays(siteDir, code), code);
      return {
        code,
        label,
        isListed: share >= LISTED_COVERAGE,
        share,
        dictionary: { total, translated },
        ...(api && {
          api: { total: api.total, translated: api.translated, stale: api.stale.length },
        }),
        products,
      };
    }),
  };
}

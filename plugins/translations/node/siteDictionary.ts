import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import type { SiteDictionary } from '../contract';
import type { ParsedDictionary } from './parseDictionary';

function textsForBrowser({ texts }: ParsedDictionary): Record<string, string> {
  return Object.fromEntries(
    texts
      .filter(({ group }) => !BUILD_TIME_GROUPS.includes(group))
      .map(({ key, text }) => [key, text]),
  );
}

/**
 * What the browser gets for `language`: its texts that English has too, and the English text of
 * each one that it lacks.
 */
export function siteDictionary(
  language: string,
  own: ParsedDictionary | undefined,
  english: ParsedDictionary,
): SiteDictionary {
  if (own === undefined) {
    return { language, messages: null, fallback: {} };
  }
  const englishTexts = textsForBrowser(english);
  const ownTexts = textsForBrowser(own);
  return {
    language,
    messages: Object.fromEntries(
      Object.entries(ownTexts).filter(([key]) => Object.hasOwn(englishTexts, key)),
    ),
    fallback: Object.fromEntries(
      Object.entries(englishTexts).filter(([key]) => !Object.hasOwn(ownTexts, key)),
    ),
  };
}

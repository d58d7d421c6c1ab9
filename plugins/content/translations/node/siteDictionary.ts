import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import { ON_DEMAND_GROUPS, type SiteDictionary } from '../contract';
import { baseOf } from '../plurals';
import type { ParsedDictionary } from './parseDictionary';

type IsWanted = (group: string) => boolean;

/** Groups that every page loads. */
const onEveryPage: IsWanted = (group) =>
  !BUILD_TIME_GROUPS.includes(group) && !ON_DEMAND_GROUPS.some((name) => name === group);

function textsForBrowser({ texts }: ParsedDictionary, isWanted: IsWanted): Record<string, string> {
  return Object.fromEntries(
    texts.filter(({ group }) => isWanted(group)).map(({ key, text }) => [key, text]),
  );
}

/**
 * Returns the dictionary for the browser: texts of `language` for keys that exist in English, and
 * English texts for missing ones. `onlyGroup` is one of `ON_DEMAND_GROUPS`; by default, the groups
 * that every page loads.
 */
export function siteDictionary(
  language: string,
  own: ParsedDictionary | undefined,
  english: ParsedDictionary,
  onlyGroup?: string,
): SiteDictionary {
  const isWanted: IsWanted = onlyGroup === undefined ? onEveryPage : (group) => group === onlyGroup;
  if (own === undefined) {
    return { language, messages: null, fallback: {} };
  }
  const englishTexts = textsForBrowser(english, isWanted);
  const ownTexts = textsForBrowser(own, isWanted);
  // Languages have different forms of the same text.
  const basesOf = (texts: object) => new Set(Object.keys(texts).map(baseOf));
  const [englishBases, ownBases] = [basesOf(englishTexts), basesOf(ownTexts)];
  return {
    language,
    messages: Object.fromEntries(
      Object.entries(ownTexts).filter(([key]) => englishBases.has(baseOf(key))),
    ),
    fallback: Object.fromEntries(
      Object.entries(englishTexts).filter(([key]) => !ownBases.has(baseOf(key))),
    ),
  };
}

import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import type { SiteDictionary } from '../contract';
import { ON_DEMAND_GROUPS } from '../onDemandGroups';
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

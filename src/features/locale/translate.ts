import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import dictionary from '@generated/translations/default/dictionary.json';
import type { ReactNode } from 'react';
import { createTranslator, type TranslationValues } from './createTranslator';
import { interpolateNodes } from './interpolate';
import type { OnDemandGroup, TranslationKey } from './translationKey';

// No warnings during the build: `npm run translations` reports missing texts, and a warning per
// worker and key would hide the build's own messages.
const report = typeof window === 'undefined' ? { ...console, warn: () => undefined } : undefined;

const dictionaries: SiteDictionary[] = [dictionary];
const translate = createTranslator(dictionaries, report);

interface Texts<Key extends string> {
  /**
   * Returns the text of `key` in the language of the build, with `{placeholders}` replaced by
   * `values`. See `createTranslator` for missing texts (spec §8).
   */
  t: (key: Key, values?: TranslationValues) => string;
  /** Like `t`, with React nodes as values, for sentences that contain a link or an icon. */
  tNodes: (key: Key, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** Returns the value of `lang` for an element named by the text of `key`: English if the language lacks it. */
  langOf: (key: Key) => 'en' | undefined;
}

const texts: Texts<string> = {
  t: translate,
  tNodes: (key, values) => {
    // Numbers first: they decide the form of the text.
    const numbers = Object.entries(values).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    return interpolateNodes(translate(key, Object.fromEntries(numbers)), values);
  },
  langOf: (key) =>
    dictionaries.some(({ fallback }) => Object.hasOwn(fallback, key)) ? 'en' : undefined,
};

/** For the texts that every page loads. */
export const { t, tNodes, langOf }: Texts<TranslationKey> = texts;

/** The same with the texts of on-demand groups: `createTexts<'demo'>(texts)`. */
export function createTexts<Group extends OnDemandGroup>(
  ...groups: readonly SiteDictionary[]
): Texts<TranslationKey<Group>> {
  dictionaries.push(...groups.filter((group) => !dictionaries.includes(group)));
  return texts;
}

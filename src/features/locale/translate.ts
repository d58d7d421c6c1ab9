import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import dictionary from '@site-dictionary';
import type { ReactNode } from 'react';
import { createTranslator, type TranslationValues } from './createTranslator';
import { interpolateNodes } from './interpolate';
import type { TranslationKey } from './translationKey';

// No warnings during the build: `npm run translations` reports missing texts, and a warning per
// worker and key would hide the build's own messages.
const report = typeof window === 'undefined' ? { ...console, warn: () => undefined } : undefined;

const dictionaries: SiteDictionary[] = [dictionary];
const translate = createTranslator<TranslationKey>(dictionaries, report);

/**
 * Registers the texts of a module `@site-dictionary/<group>` for `t`. Call it when the module
 * loads.
 */
export function addTexts(texts: SiteDictionary): void {
  if (!dictionaries.includes(texts)) dictionaries.push(texts);
}

/**
 * Returns the text of `key` in the language of the build, with `{placeholders}` replaced by
 * `values`. See `createTranslator` for missing texts (spec §8).
 */
export function t(key: TranslationKey, values?: TranslationValues): string {
  return translate(key, values);
}

/** Returns the value of `lang` for an element named by the text of `key`: English if the language lacks it. */
export function langOf(key: TranslationKey): 'en' | undefined {
  return dictionaries.some(({ fallback }) => Object.hasOwn(fallback, key)) ? 'en' : undefined;
}

/** Like `t`, with React nodes as values, for sentences that contain a link or an icon. */
export function tNodes(
  key: TranslationKey,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  // Numbers first: they decide the form of the text.
  const numbers = Object.entries(values).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return interpolateNodes(translate(key, Object.fromEntries(numbers)), values);
}

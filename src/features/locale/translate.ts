import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import dictionary from '@site-dictionary';
import type { ReactNode } from 'react';
import { createTranslator, type TranslationValues } from './createTranslator';
import { interpolateNodes } from './interpolate';
import type { TranslationKey } from './translationKey';

// While pages are rendered at build time `npm run translations` is the place that names missing
// texts; a warning per worker and key would only bury the build's own messages.
const report = typeof window === 'undefined' ? { ...console, warn: () => undefined } : undefined;

const dictionaries: SiteDictionary[] = [dictionary];
const translate = createTranslator<TranslationKey>(dictionaries, report);

/** Lets `t` find the texts of a module `@site-dictionary/<group>`. To be called as that is loaded. */
export function addTexts(texts: SiteDictionary): void {
  if (!dictionaries.includes(texts)) dictionaries.push(texts);
}

/**
 * The text of `key` in the page's language, with `values` put in for its `{placeholders}`
 * (spec §8 for missing texts and languages).
 */
export function t(key: TranslationKey, values?: TranslationValues): string {
  return translate(key, values);
}

/** Like `t`, with React nodes as values: for a sentence that has a link or an icon inside. */
export function tNodes(
  key: TranslationKey,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return interpolateNodes(translate(key), values);
}

import dictionary from '@site-dictionary';
import type { ReactNode } from 'react';
import { createTranslator, type TranslationValues } from './createTranslator';
import { interpolateNodes } from './interpolate';
import type { TranslationKey } from './translationKey';

// While pages are rendered at build time `npm run translations` is the place that names missing
// texts; a warning per worker and key would only bury the build's own messages.
const report = typeof window === 'undefined' ? { ...console, warn: () => undefined } : undefined;

const translate = createTranslator<TranslationKey>(dictionary, report);

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

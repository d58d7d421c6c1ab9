export { createTexts, langOf, t, tNodes } from './translate';
export type { TranslationKey } from './translationKey';
export type { TranslationValues } from './createTranslator';
export { useListedLocales } from './useListedLocales';

export { createTexts, langOf, t, tNodes } from './translate';
export type { TranslationKey } from './translationKey';
export { useListedLocales } from './useListedLocales';
export { useLocaleCode } from './useLocaleCode';

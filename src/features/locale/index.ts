export { createTexts, langOf, t, tNodes } from './translate';
export type { TranslationKey } from './translationKey';
export { useLocaleCode } from './useLocaleCode';

export { addTranslationNotices } from './addTranslationNotices';
export { readListedLocales } from './readCoverage';
export { createTranslationCheck, type TranslationCheck } from './translationState';

export { addTranslationNotices } from './addTranslationNotices';
export { readListedLocales } from './readListedLocales';
export { createTranslationCheck, type TranslationCheck } from './translationState';

export { textLanguagesOf, TranslationNotice } from './TranslationNotice';

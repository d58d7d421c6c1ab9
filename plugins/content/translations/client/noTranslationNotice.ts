/** Stands in for `src/features/translation-notice` in English, which has no such notices. */
export const TranslationNotice = () => null;

export const textLanguagesOf = () => undefined;

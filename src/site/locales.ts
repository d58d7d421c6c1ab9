/** The languages of the site; English is the default (spec §2). A new one is an entry here. */
const LANGUAGES = [
  { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
  { code: 'zh', label: '中文', htmlLang: 'zh-CN', direction: 'ltr' },
  { code: 'pt', label: 'Português', htmlLang: 'pt-BR', direction: 'ltr' },
] as const;

export type LocaleCode = (typeof LANGUAGES)[number]['code'];

export interface Locale {
  readonly code: LocaleCode;
  /** The language's own name. */
  readonly label: string;
  readonly htmlLang: string;
  /** Direction of its pages until the reader chooses one. */
  readonly direction: 'ltr' | 'rtl';
}

export const LOCALES: readonly Locale[] = LANGUAGES;

export const LOCALE_CODES: readonly LocaleCode[] = LANGUAGES.map(({ code }) => code);

export const DEFAULT_LOCALE: LocaleCode = 'en';

/** Whether `value` is a language code of the site. */
export function isLocaleCode(value: string): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value);
}

/**
 * Returns the language code in `value`, e.g. of `DOCUSAURUS_CURRENT_LOCALE`; English by default.
 */
export function toLocaleCode(value: string | undefined): LocaleCode {
  return LOCALE_CODES.find((code) => code === value) ?? DEFAULT_LOCALE;
}

/**
 * Share of translated pages from which a language is listed; below it, the language is reachable by
 * URL only (spec §9).
 */
export const LISTED_COVERAGE = 0.8;

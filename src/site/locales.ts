/** A language the site is built in. English is the default (spec §2). */
export interface Locale {
  readonly code: LocaleCode;
  /** The language's own name for itself. */
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
}

export const LOCALE_CODES = ['en', 'zh', 'pt'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export const DEFAULT_LOCALE: LocaleCode = 'en';

export const LOCALES: readonly Locale[] = [
  { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
  { code: 'zh', label: '中文', htmlLang: 'zh-CN', direction: 'ltr' },
  { code: 'pt', label: 'Português', htmlLang: 'pt-BR', direction: 'ltr' },
];

/** Whether `value` names a language of the site. */
export function isLocaleCode(value: string): value is LocaleCode {
  return (LOCALE_CODES as readonly string[]).includes(value);
}

/** The language that `value` names, such as `DOCUSAURUS_CURRENT_LOCALE`; English otherwise. */
export function toLocaleCode(value: string | undefined): LocaleCode {
  return LOCALE_CODES.find((code) => code === value) ?? DEFAULT_LOCALE;
}

/**
 * Share of pages that must be translated before a language is offered in the language list;
 * below it the language stays reachable by URL only (spec §9: English only in the list).
 */
export const LISTED_COVERAGE = 0.8;

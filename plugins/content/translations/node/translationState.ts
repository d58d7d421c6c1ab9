import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS, apiPagesOf } from '../../../../src/site/apiReference';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import type { EnglishPartsFile } from '../../api-reference/contract';
import { DATA_FOLDER, ENGLISH_PARTS_FILE } from '../../api-reference/node';
import { englishFileOf, translatedFileOf } from '../../../common/pages/pageFiles';
import { readFileState } from './readPages';

/** Properties of a page that locate its translation. */
export interface TranslatablePage {
  /** Without language, with trailing slash. */
  readonly pathname: string;
  /** Source file in Docusaurus's notation. */
  readonly source: string;
}

/** What is known of the translation of a page. */
export type TranslationState =
  | { readonly type: 'translated' | 'missing' | 'draft' }
  | { readonly type: 'stale'; readonly on?: string; readonly englishFile: string }
  | { readonly type: 'api'; readonly parts: EnglishPartsFile[string] };

/** Returns the state of a page's translation into a language. */
export type FindTranslationState = (page: TranslatablePage, locale: string) => TranslationState;

/** Whether a page is translated into a language, rather than shown in English. */
export type TranslationCheck = (page: TranslatablePage, locale: string) => boolean;

const API_PAGES: ReadonlySet<string> = new Set(
  API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => `${pathname}/`),
);

/** Returns the English file of a page, relative to the site. */
function englishFile({ source }: TranslatablePage): string {
  const file = source.replace('@site/', '');
  return englishFileOf(file) ?? file;
}

/**
 * Creates the one rule for what is translated: a page whose translation is no draft, outdated or not,
 * and an API page (generated in the language of the build) with at least one translated text that is up to
 * date. Reads what the API reference has generated when it is first asked.
 */
export function createTranslationStates(siteDir: string): FindTranslationState {
  let parts: Readonly<Record<string, EnglishPartsFile>> | undefined;
  const readParts = () => {
    const file = path.join(siteDir, '.docusaurus', DATA_FOLDER, ENGLISH_PARTS_FILE);
    // Sites without an API reference have none.
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, EnglishPartsFile>>)
      : {};
  };
  return (page, locale) => {
    if (locale === DEFAULT_LOCALE) return { type: 'translated' };
    if (API_PAGES.has(page.pathname)) {
      parts ??= readParts();
      const inLanguage = parts[locale];
      const left = inLanguage ? inLanguage[page.pathname.slice(0, -1)] : 'all';
      return left ? { type: 'api', parts: left } : { type: 'translated' };
    }
    const english = englishFile(page);
    const file = translatedFileOf(english, locale);
    if (file === undefined) return { type: 'missing' };
    const { state, isDraft, on } = readFileState(siteDir, file, english);
    if (isDraft) return { type: 'draft' };
    return state === 'stale'
      ? { type: 'stale', englishFile: english, ...(on && { on }) }
      : { type: state };
  };
}

/** The same as yes or no, for what is offered to search engines and in the search. */
export function createTranslationCheck(siteDir: string): TranslationCheck {
  const stateOf = createTranslationStates(siteDir);
  return (page, locale) => {
    const state = stateOf(page, locale);
    if (state.type === 'api') return state.parts !== 'all';
    return state.type === 'translated' || state.type === 'stale';
  };
}

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import {
  createTexts,
  dictionariesOf,
  findText,
  type Texts,
} from '../../../common/dictionary/texts';
import { addTrailingSlash } from '../../../../src/site/paths';
import { toChangesUrl, TRANSLATIONS_PATHNAME } from '../../../../src/site/links';
import { createTranslationStates, type TranslationState } from './translationState';
import { TRANSLATION_NOTICE_FIELD, type PropTranslationNotice } from '../../product-docs/contract';

/** Dictionary group of the notices. */
const NOTICE_GROUP = 'translationNotice';

export interface NoticeContext {
  /** Language of the build, e.g. `zh-CN`. */
  readonly language: string;
  /** Language of the notice: English in a language whose dictionary lacks it. */
  readonly shell: string;
  /** Language of the untranslated pages. */
  readonly english: string;
  /** Path of the English page. */
  readonly englishPath: string;
  readonly repositoryUrl: string;
  readonly text: Texts;
}

/** Returns what readers are told about the language of a page. */
export function toTranslationNotice(
  state: TranslationState,
  { language, shell, english, englishPath, repositoryUrl, text }: NoticeContext,
): PropTranslationNotice | undefined {
  const pageLanguage = state.type === 'missing' ? english : language;
  const languages =
    state.type === 'missing' || shell !== language ? { text: pageLanguage, shell } : undefined;
  const close = text('close');
  const help = { text: text('help'), to: TRANSLATIONS_PATHNAME };
  const common = { close, ...(languages && { languages }) };
  switch (state.type) {
    case 'translated':
      return undefined;
    case 'draft':
      return { text: text('draft'), links: [help], ...common };
    case 'missing':
      return { text: text('missing'), links: [help], ...common };
    case 'stale': {
      const { on, englishFile } = state;
      const format = new Intl.DateTimeFormat(shell, { dateStyle: 'long', timeZone: 'UTC' });
      return {
        text: on ? text('stale', { date: format.format(new Date(on)) }) : text('undated'),
        links: [
          { text: text('english'), href: englishPath, samePage: true },
          { text: text('changes'), href: toChangesUrl(repositoryUrl, englishFile, on) },
        ],
        ...common,
      };
    }
    case 'api': {
      if (state.parts === 'all') return { text: text('apiAll'), links: [help], ...common };
      const list = new Intl.ListFormat(shell);
      const parts = list.format(state.parts.map((part) => text(part)));
      return { text: text('apiParts', { parts }), links: [help], ...common };
    }
  }
}

/**
 * Adds to the metadata of each page that is not translated, or outdated, what readers are told
 * (`PropTranslationNotice`).
 */
export function addTranslationNotices(
  { siteDir, baseUrl, i18n, siteConfig }: LoadContext,
  content: LoadedContent,
): LoadedContent {
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  if (currentLocale === defaultLocale) return content;
  const stateOf = createTranslationStates(siteDir);
  const dictionaries = dictionariesOf(siteDir, currentLocale);
  const isOwn = findText(dictionaries.slice(0, 1), [NOTICE_GROUP, 'missing']) !== undefined;
  const languageOf = (code: string) => localeConfigs[code]?.htmlLang ?? code;
  const common = {
    language: languageOf(currentLocale),
    shell: languageOf(isOwn ? currentLocale : defaultLocale),
    english: languageOf(defaultLocale),
    repositoryUrl: String(siteConfig.customFields?.['repositoryUrl']),
    text: createTexts(dictionaries, NOTICE_GROUP),
  };

  return {
    ...content,
    loadedVersions: content.loadedVersions.map((loaded) => ({
      ...loaded,
      docs: loaded.docs.map((doc) => {
        const inSite = addTrailingSlash(doc.permalink.slice(baseUrl.length));
        const state = stateOf({ pathname: `/${inSite}`, source: doc.source }, currentLocale);
        const englishBase = localeConfigs[defaultLocale]?.baseUrl ?? '/';
        const englishPath = `${englishBase}${doc.permalink.slice(baseUrl.length)}`;
        const notice = toTranslationNotice(state, { ...common, englishPath });
        if (!notice) return doc;
        return { ...doc, frontMatter: { ...doc.frontMatter, [TRANSLATION_NOTICE_FIELD]: notice } };
      }),
    })),
  };
}

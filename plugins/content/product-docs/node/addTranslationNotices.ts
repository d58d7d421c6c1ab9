import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { toChangesUrl, TRANSLATIONS_PATHNAME } from '../../../../src/site/links';
import { readFile } from '../../../common/files/boundedFiles';
import type { EnglishPartsFile } from '../../api-reference/contract';
import { DATA_FOLDER, ENGLISH_PARTS_FILE } from '../../api-reference/node/pages/generatedFiles';
import { blobId, readRecord } from '../../translations/node/pages';
import { englishFileOf } from '../../translations/node/readPages';
import { TRANSLATION_NOTICE_FIELD, type PropTranslationNotice } from '../contract';
import { getDictionaryFiles } from './loadSidebar';
import { readLabels } from './readLabels';

/** Dictionary group of the notices. */
const NOTICE_GROUP = 'translationNotice';

/** What is known of the translation of a page. */
export type TranslationState =
  | { readonly type: 'missing' }
  | { readonly type: 'stale'; readonly on?: string; readonly englishFile: string }
  | { readonly type: 'api'; readonly parts: EnglishPartsFile[string] };

export interface NoticeContext {
  /** Language of the build, e.g. `zh-CN`. */
  readonly language: string;
  /** Language of the untranslated pages. */
  readonly english: string;
  /** Path of the English page. */
  readonly englishPath: string;
  readonly repositoryUrl: string;
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
}

/** Returns what readers are told about the language of a page. */
export function toTranslationNotice(
  state: TranslationState,
  { language, english, englishPath, repositoryUrl, text }: NoticeContext,
): PropTranslationNotice {
  const close = text('close');
  const help = { text: text('help'), to: TRANSLATIONS_PATHNAME };
  switch (state.type) {
    case 'missing':
      return {
        text: text('missing'),
        links: [help],
        close,
        languages: { text: english, shell: language },
      };
    case 'stale': {
      const { on, englishFile } = state;
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      return {
        text: on ? text('stale', { date: format.format(new Date(on)) }) : text('undated'),
        links: [
          { text: text('english'), href: englishPath, samePage: true },
          { text: text('changes'), href: toChangesUrl(repositoryUrl, englishFile, on) },
        ],
        close,
      };
    }
    case 'api': {
      if (state.parts === 'all') return { text: text('apiAll'), links: [help], close };
      const list = new Intl.ListFormat(language);
      const parts = list.format(state.parts.map((part) => text(part)));
      return { text: text('apiParts', { parts }), links: [help], close };
    }
  }
}

/**
 * Adds to the metadata of each page that is not translated, or outdated, what readers are told
 * (`PropTranslationNotice`).
 */
export async function addTranslationNotices(
  context: LoadContext,
  content: LoadedContent,
): Promise<LoadedContent> {
  const { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig } = context;
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  if (currentLocale === defaultLocale) return content;
  const partsFile = path.join(generatedFilesDir, DATA_FOLDER, ENGLISH_PARTS_FILE);
  // Sites without an API reference have none.
  const englishParts = existsSync(partsFile)
    ? (JSON.parse(await readFile(partsFile, 'utf8')) as EnglishPartsFile)
    : {};
  const lookup = await readLabels(getDictionaryFiles(context), siteDir, NOTICE_GROUP);
  const languageOf = (code: string) => localeConfigs[code]?.htmlLang ?? code;
  const common = {
    language: languageOf(currentLocale),
    english: languageOf(defaultLocale),
    repositoryUrl: String(siteConfig.customFields?.['repositoryUrl']),
    text: (key: string, values: Readonly<Record<string, string>> = {}) =>
      (lookup(key) ?? key).replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all),
  };

  async function findState(source: string, apiPage: unknown) {
    if (typeof apiPage === 'string') {
      const parts = englishParts[apiPage];
      return parts && { type: 'api' as const, parts };
    }
    const file = source.replace(/^@site\//, '');
    const englishFile = englishFileOf(file);
    if (englishFile === undefined) return { type: 'missing' as const };
    const [own, english] = await Promise.all(
      [file, englishFile].map((name) => readFile(path.join(siteDir, name), 'utf8')),
    );
    const { from, on } = readRecord(own ?? '');
    if (from === blobId(english ?? '')) return undefined;
    return { type: 'stale' as const, englishFile, ...(on && { on }) };
  }

  return {
    ...content,
    loadedVersions: await Promise.all(
      content.loadedVersions.map(async (loaded) => ({
        ...loaded,
        docs: await Promise.all(
          loaded.docs.map(async (doc) => {
            const frontMatter: Readonly<Record<string, unknown>> = { ...doc.frontMatter };
            const state = await findState(doc.source, frontMatter[GENERATED_FIELD]);
            if (!state) return doc;
            const englishBase = localeConfigs[defaultLocale]?.baseUrl ?? '/';
            const englishPath = `${englishBase}${doc.permalink.slice(baseUrl.length)}`;
            const notice = toTranslationNotice(state, { ...common, englishPath });
            return { ...doc, frontMatter: { ...frontMatter, [TRANSLATION_NOTICE_FIELD]: notice } };
          }),
        ),
      })),
    ),
  };
}

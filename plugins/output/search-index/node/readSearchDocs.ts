import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { readHeadings, type Heading } from '../../../common/markdown/readHeadings';
import { readQuestions } from '../../../common/markdown/readQuestions';
import { findDocsVersion, toVersionPath } from '../../../../src/site/docsVersions';
import type { NavPlan } from '../../../../src/site/nav';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { addTrailingSlash, localizePath, pathnameToLanguage } from '../../../../src/site/paths';
import type { ApiPage } from '../../../content/api-reference/contract';
import { createTranslationCheck, type TranslationCheck } from '../../../content/translations/node';
import { parseFrontMatter, readNames } from '../../../common/front-matter/parseFrontMatter';
import { englishFileOf } from '../../../common/pages/pageFiles';
import { dataFilesOf } from '../../../content/api-reference/node';
import type { SearchPartInfo } from '../contract';
import { otherWords, type SearchWords } from './searchWords';

/** A heading with other words for its subject. */
export interface SearchDocHeading extends Heading {
  readonly words?: readonly string[];
}

export interface SearchDoc {
  /** With the base URL of the language and a trailing slash. */
  readonly permalink: string;
  /** In the language of the build if the page is translated. */
  readonly title: string;
  /** Other titles: in English, and in the navigation. */
  readonly titles: readonly string[];
  /** The components and hooks that it demonstrates. */
  readonly names: readonly string[];
  /** Other words for its subject. */
  readonly keywords: readonly string[];
  /** Plan that it is about, from its navigation entry. */
  readonly plan?: NavPlan;
  /** Whether the text is English in a build of another language. */
  readonly isEnglish: boolean;
  readonly headings: readonly SearchDocHeading[];
  /** Components and hooks of an API page. */
  readonly members: readonly ApiPage[];
  /** Questions that other pages answer: words by link. */
  readonly elsewhere?: readonly (readonly [link: string, words: readonly string[]])[];
}

/** A product version with its pages. */
export interface SearchVersion extends Omit<SearchPartInfo, 'url'> {
  readonly docs: readonly SearchDoc[];
}

export interface SiteFolders {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** Language of the build. */
  readonly locale: string;
}

type LoadedVersion = LoadedContent['loadedVersions'][number];
type LoadedDoc = LoadedVersion['docs'][number];

const SITE_ALIAS = '@site/';

async function readMember(file: string): Promise<ApiPage> {
  return JSON.parse(await readFile(file, 'utf8')) as ApiPage;
}

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly customProps?: { readonly plan?: NavPlan };
  readonly items?: readonly SidebarItem[];
}

/** Returns the pages of a sidebar, in their order. */
export const navPagesOf = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (item.type === 'doc' ? [item] : navPagesOf(item.items ?? [])));

type FrontMatter = Readonly<Record<string, unknown>>;

async function readMarkdown(siteDir: string, name: string) {
  const file = path.join(siteDir, name);
  const source = await readFile(file, 'utf8');
  return { source, ...parseFrontMatter(source, file, siteDir) };
}

async function readDoc(
  doc: LoadedDoc,
  { label = '', customProps: { plan } = {} }: Partial<SidebarItem>,
  words: SearchWords,
  { siteDir, generatedFilesDir, locale }: SiteFolders,
  isInLanguage: TranslationCheck,
): Promise<SearchDoc> {
  const { title, frontMatter, source } = doc;
  // Docusaurus adds the trailing slash to routes only.
  const permalink = addTrailingSlash(doc.permalink);
  const file = source.replace(SITE_ALIAS, '');
  const apiPage = (frontMatter as FrontMatter)[GENERATED_FIELD];
  const pathname = typeof apiPage === 'string' ? `${apiPage}/` : '';
  const isEnglish = !isInLanguage({ pathname, source }, locale);
  if (typeof apiPage === 'string') {
    const members = await Promise.all(dataFilesOf(generatedFilesDir, apiPage).map(readMember));
    const none = { titles: [], names: [], keywords: [], headings: [] };
    return { permalink, title, ...none, ...(plan && { plan }), isEnglish, members };
  }
  const own = await readMarkdown(siteDir, file);
  const original = englishFileOf(file);
  const english =
    original !== undefined && existsSync(path.join(siteDir, original))
      ? (await readMarkdown(siteDir, original)).frontMatter
      : undefined;
  const { components, hooks } = frontMatter as FrontMatter;
  const englishTitle = typeof english?.['title'] === 'string' ? english['title'] : title;
  // Docusaurus has validated the field.
  const englishKeywords = (english?.['keywords'] as string[] | undefined) ?? [];
  const { keywords = [] } = frontMatter;
  // `product-docs` refuses those that lead nowhere; a translation may lack a section of late.
  const questions = [own.frontMatter, english ?? {}].flatMap(
    (fields) => readQuestions(fields['questions'], own.source).questions,
  );
  return {
    permalink,
    title,
    // The label may be translated where the title is not.
    titles: [englishTitle, label],
    names: [...readNames(components), ...readNames(hooks)],
    keywords: [...keywords, ...englishKeywords, ...otherWords(words, englishTitle)],
    ...(plan && { plan }),
    isEnglish,
    headings: readHeadings(own.content).map((heading) => ({
      ...heading,
      words: [
        ...questions.flatMap((each) => (each.anchor === heading.anchor ? each.words : [])),
        ...(original === undefined ? otherWords(words, heading.text) : []),
      ],
    })),
    members: [],
    elsewhere: questions.flatMap(({ link, words: asked }) =>
      link === undefined ? [] : [[link, asked.map((each) => `${title} ${each}`)] as const],
    ),
  };
}

/** Gives the questions that a page answers for others to its sections, or to the page. */
function withQuestionsOfOthers(versions: readonly SearchVersion[]): SearchVersion[] {
  const asked = new Map<string, string[]>();
  for (const { docs } of versions) {
    for (const { permalink, elsewhere = [] } of docs) {
      const { userLanguage, canonicalAs } = pathnameToLanguage(permalink);
      const version = findDocsVersion(canonicalAs);
      for (const [link, words] of elsewhere) {
        const to = addTrailingSlash(link);
        const address = localizePath(version ? toVersionPath(to, version) : to, userLanguage);
        asked.set(address, [...(asked.get(address) ?? []), ...words]);
      }
    }
  }
  const wordsAt = (permalink: string, anchors: readonly string[]) =>
    anchors.flatMap((anchor) => asked.get(`${permalink}#${anchor}`) ?? []);
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      keywords: [...doc.keywords, ...(asked.get(doc.permalink) ?? [])],
      headings: doc.headings.map((heading) => ({
        ...heading,
        words: [
          ...(heading.words ?? []),
          ...wordsAt(doc.permalink, [heading.anchor, ...(heading.others ?? [])]),
        ],
      })),
    })),
  }));
}

/**
 * Collects the searchable pages by product version, from Docusaurus's content, the headings of the
 * source files and the data of API pages.
 * @param contents Content of the docs plugin instances, by id.
 */
export async function readSearchDocs(
  contents: readonly (readonly [product: string, content: LoadedContent])[],
  words: SearchWords,
  folders: SiteFolders,
): Promise<SearchVersion[]> {
  const isInLanguage = createTranslationCheck(folders.siteDir);
  const versions = await Promise.all(
    contents.flatMap(([product, { loadedVersions }]) =>
      loadedVersions.map(async (loaded): Promise<SearchVersion> => {
        const items = Object.values(loaded.sidebars).flat() as SidebarItem[];
        const entries = new Map(navPagesOf(items).map((item) => [item.id, item]));
        const docs = loaded.docs.filter(({ draft, unlisted }) => !draft && !unlisted);
        return {
          product,
          version: loaded.versionName,
          versionLabel: loaded.label,
          isDefault: loaded.isLast,
          docs: await Promise.all(
            docs.map((doc) =>
              readDoc(doc, entries.get(doc.id) ?? {}, words, folders, isInLanguage),
            ),
          ),
        };
      }),
    ),
  );
  return withQuestionsOfOthers(versions.filter(({ docs }) => docs.length > 0));
}

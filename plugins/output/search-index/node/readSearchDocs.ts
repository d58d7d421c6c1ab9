import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { readHeadings, type Heading } from '../../../common/markdown/readHeadings';
import { ContentError } from '../../../../src/site/contentError';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { addTrailingSlash } from '../../../../src/site/paths';
import type { ApiPage } from '../../../content/api-reference/contract';
import { createTranslationCheck, type TranslationCheck } from '../../../content/translations/node';
import { parseFrontMatter, readNames } from '../../../common/front-matter/parseFrontMatter';
import { englishFileOf } from '../../../common/pages/pageFiles';
import { DATA_FOLDER, getOutlineFile } from '../../../content/api-reference/node';
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
  /** Whether the text is English in a build of another language. */
  readonly isEnglish: boolean;
  readonly headings: readonly SearchDocHeading[];
  /** Components and hooks of an API page. */
  readonly members: readonly ApiPage[];
}

/** A product version with its pages. */
export interface SearchVersion {
  readonly product: string;
  readonly version: string;
  readonly versionLabel: string;
  readonly isDefault: boolean;
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

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Reads the data of an API page: its components and hooks, in page order. */
async function readMembers(pathname: string, generatedFilesDir: string): Promise<ApiPage[]> {
  const outline = getOutlineFile(generatedFilesDir, pathname);
  if (!existsSync(outline)) {
    throw new Error(
      `${pathname} is an API page without ${outline}. List the plugin "search-index" after "api-reference".`,
    );
  }
  const { members } = (await readJson(outline)) as {
    readonly members: readonly { readonly data: string }[];
  };
  return Promise.all(
    members.map(
      ({ data }) =>
        readJson(
          path.join(generatedFilesDir, DATA_FOLDER, data.slice(data.indexOf('/') + 1)),
        ) as Promise<ApiPage>,
    ),
  );
}

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
}

/** Returns the sidebar labels by doc id. They may be translated where titles are not. */
export function readNavLabels(items: readonly SidebarItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ type, id, label, items: inner = [] }): [string, string][] => [
      ...(type === 'doc' && id !== undefined && label ? [[id, label] as [string, string]] : []),
      ...readNavLabels(inner),
    ]),
  );
}

type FrontMatter = Readonly<Record<string, unknown>>;

/** Returns the front matter's `questions`: words, separated by commas, by the anchor that answers them. */
function readQuestions(
  { questions = {} }: FrontMatter,
  headings: readonly Heading[],
  file: string,
): ReadonlyMap<string, readonly string[]> {
  const byAnchor = new Map<string, readonly string[]>();
  for (const [words, anchor] of Object.entries(questions as Readonly<Record<string, string>>)) {
    if (!headings.some((heading) => heading.anchor === anchor)) {
      throw new ContentError(
        `${file}: no heading has the anchor "${anchor}", to which the question "${words}" leads.`,
      );
    }
    byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), ...words.split(/,\s*/)]);
  }
  return byAnchor;
}

async function readMarkdown(siteDir: string, name: string) {
  const file = path.join(siteDir, name);
  return parseFrontMatter(await readFile(file, 'utf8'), file, siteDir);
}

async function readDoc(
  doc: LoadedDoc,
  labels: ReadonlyMap<string, string>,
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
    const members = await readMembers(apiPage, generatedFilesDir);
    const none = { titles: [], names: [], keywords: [], headings: [] };
    return { permalink, title, ...none, isEnglish, members };
  }
  const { content } = await readMarkdown(siteDir, file);
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
  const headings = readHeadings(content);
  const questions = [frontMatter as FrontMatter, english ?? {}].map((fields) =>
    readQuestions(fields, headings, file),
  );
  return {
    permalink,
    title,
    titles: [englishTitle, labels.get(doc.id) ?? ''],
    names: [...readNames(components), ...readNames(hooks)],
    keywords: [...keywords, ...englishKeywords, ...otherWords(words, englishTitle)],
    isEnglish,
    headings: headings.map((heading) => ({
      ...heading,
      words: [
        ...questions.flatMap((byAnchor) => byAnchor.get(heading.anchor) ?? []),
        ...(original === undefined ? otherWords(words, heading.text) : []),
      ],
    })),
    members: [],
  };
}

/**
 * Collects the searchable pages by product version, from Docusaurus's content, the headings of the
 * source files and the data of API pages.
 * @param contents Content of the docs plugin instances, by id.
 * @throws An Error that names an API page without data, or a question without an answer.
 */
export async function readSearchDocs(
  contents: readonly (readonly [product: string, content: LoadedContent])[],
  words: SearchWords,
  folders: SiteFolders,
): Promise<SearchVersion[]> {
  const isInLanguage = createTranslationCheck(folders.siteDir, DEFAULT_LOCALE);
  const versions = await Promise.all(
    contents.flatMap(([product, { loadedVersions }]) =>
      loadedVersions.map(async (loaded): Promise<SearchVersion> => {
        const labels = readNavLabels(Object.values(loaded.sidebars).flat() as SidebarItem[]);
        const docs = loaded.docs.filter(({ draft, unlisted }) => !draft && !unlisted);
        return {
          product,
          version: loaded.versionName,
          versionLabel: loaded.label,
          isDefault: loaded.isLast,
          docs: await Promise.all(
            docs.map((doc) => readDoc(doc, labels, words, folders, isInLanguage)),
          ),
        };
      }),
    ),
  );
  return versions.filter(({ docs }) => docs.length > 0);
}

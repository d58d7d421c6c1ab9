import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { readHeadings, type Heading } from '../../../common/markdown/readHeadings';
import { toApiSlug } from '../../../../src/site/apiReference';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { addTrailingSlash } from '../../../../src/site/paths';
import type { ApiPage } from '../../../content/api-reference/contract';
import { readNames } from '../../../content/api-reference/node/pages/readDocPages';

export interface SearchDoc {
  /** With the base URL of the language and a trailing slash. */
  readonly permalink: string;
  /** In the language of the build if the page is translated. */
  readonly title: string;
  /** Aliases of the title. */
  readonly names: readonly string[];
  /** Other words for its subject. */
  readonly keywords: readonly string[];
  /** Whether the text is English in a build of another language. */
  readonly isEnglish: boolean;
  readonly headings: readonly Heading[];
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

/** Front matter field of generated API pages (`plugins/content/api-reference`). */
const API_PAGE_FIELD = 'api_page';
const API_DATA = 'api-reference';

const SITE_ALIAS = '@site/';

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Reads the data of an API page: its components and hooks, in page order. */
async function readMembers(pathname: string, generatedFilesDir: string): Promise<ApiPage[]> {
  const folder = path.join(generatedFilesDir, API_DATA);
  const outline = path.join(folder, pathname.slice(1), 'outline.json');
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
        readJson(path.join(folder, data.slice(data.indexOf('/') + 1))) as Promise<ApiPage>,
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

async function readMarkdown(file: string) {
  const fileContent = await readFile(file, 'utf8');
  return DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
}

async function readDoc(
  product: string,
  doc: LoadedDoc,
  { contentPath }: Pick<LoadedVersion, 'contentPath'>,
  labels: ReadonlyMap<string, string>,
  { siteDir, generatedFilesDir, locale }: SiteFolders,
): Promise<SearchDoc> {
  const isDefaultLocale = locale === DEFAULT_LOCALE;
  const { title, frontMatter, source } = doc;
  // Docusaurus adds the trailing slash to routes only.
  const permalink = addTrailingSlash(doc.permalink);
  const file = path.join(siteDir, source.replace(SITE_ALIAS, ''));
  const pathname = (frontMatter as Readonly<Record<string, unknown>>)[API_PAGE_FIELD];
  if (typeof pathname === 'string') {
    const members = await readMembers(pathname, generatedFilesDir);
    // Title and headings are always translated; the prose depends on the translated API texts.
    const hasProse = members.some(({ name }) =>
      existsSync(path.join(siteDir, `i18n/${locale}/api/${product}/${toApiSlug(name)}.json`)),
    );
    const isEnglish = !isDefaultLocale && !hasProse;
    return { permalink, title, names: [], keywords: [], isEnglish, headings: [], members };
  }
  const { content } = await readMarkdown(file);
  const isTranslated = path.relative(contentPath, file).startsWith('..');
  const original = path.join(contentPath, doc.sourceDirName, path.basename(file));
  const english =
    isTranslated && existsSync(original) ? (await readMarkdown(original)).frontMatter : undefined;
  const { components, hooks } = frontMatter as Readonly<Record<string, unknown>>;
  return {
    permalink,
    title,
    names: [
      ...(typeof english?.['title'] === 'string' ? [english['title']] : []),
      labels.get(doc.id) ?? '',
      ...readNames(components),
      ...readNames(hooks),
    ],
    // Docusaurus has validated the field.
    keywords: [
      ...(frontMatter.keywords ?? []),
      ...((english?.['keywords'] as string[] | undefined) ?? []),
    ],
    isEnglish: !isDefaultLocale && !isTranslated,
    headings: readHeadings(content),
    members: [],
  };
}

/**
 * Collects the searchable pages by product version, from Docusaurus's content, the headings of the
 * source files and the data of API pages.
 * @param contents Content of the docs plugin instances, by id.
 * @throws An Error that names an API page without data.
 */
export async function readSearchDocs(
  contents: readonly (readonly [product: string, content: LoadedContent])[],
  folders: SiteFolders,
): Promise<SearchVersion[]> {
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
            docs.map((doc) => readDoc(product, doc, loaded, labels, folders)),
          ),
        };
      }),
    ),
  );
  return versions.filter(({ docs }) => docs.length > 0);
}

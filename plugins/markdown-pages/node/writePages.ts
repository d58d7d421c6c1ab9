import { readFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { getOutlineFile } from '../../api-pages/node/pages/generatedFiles';
import type { PageOutline } from '../../api-pages/node/pages/toPageOutline';
import {
  LLMS_FILE,
  PAGES_FILE,
  toTwinPath,
  type MarkdownPage,
  type MarkdownPages,
  type MarkdownProduct,
  type MarkdownSitePage,
} from '../contract';
import type { SitePlace } from './absoluteUrl';
import type { DocPage, DocProduct } from './collectPages';
import { siteList, versionList } from './llmsTxt';
import { renderedToMarkdown } from './renderedToMarkdown';
import { readTexts, type Texts } from './texts';
import { toMarkdown, type TwinPage } from './toMarkdown';

/** A language of the build, and what its Markdown is made of. */
export interface MarkdownBuild {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly locale: string;
  readonly title: string;
  readonly place: SitePlace;
  readonly products: readonly DocProduct[];
  /** The built pages that are no documents, with the language in their paths. */
  readonly sitePages: readonly { readonly path: string; readonly html: string }[];
  /** The addresses of the files that tell what changed between versions, by product id. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Stands for a language's address: untranslated pages differ between languages in nothing else, so
 * their Markdown is made once.
 */
const ANY_PLACE: SitePlace = { origin: 'https://language.invalid', baseUrl: '/' };
const ANY_ADDRESS = `${ANY_PLACE.origin}${ANY_PLACE.baseUrl}`;

/** The forms of a page that was written by hand. */
const VARIANTS = ['TS', 'JS'] as const;

/** Pages that are made at the same time. */
const AT_ONCE = 32;

const MADE = Symbol.for('markdown-pages/made');

/** Each language loads its own modules: the whole process has to share it. */
function sharedTwins(): Map<string, Promise<string[]>> {
  const shared: typeof globalThis & { [MADE]?: Map<string, Promise<string[]>> } = globalThis;
  return (shared[MADE] ??= new Map());
}

async function makeOnce(page: TwinPage, place: SitePlace): Promise<string[]> {
  const made = sharedTwins();
  const key = [page.siteDir, page.file, page.content].join('\n');
  const known =
    made.get(key) ??
    toMarkdown(
      {
        ...page,
        permalink: `/${page.permalink.slice(place.baseUrl.length)}`,
        place: ANY_PLACE,
      },
      VARIANTS,
    );
  made.set(key, known);
  return (await known).map((markdown) =>
    markdown.replaceAll(ANY_ADDRESS, `${place.origin}${place.baseUrl}`),
  );
}

/** The language of a page's text: of a generated page it is always that of the build. */
const languageOf = ({ file, apiPage }: DocPage, locale: string) =>
  apiPage !== undefined || file.startsWith('i18n/') ? locale : DEFAULT_LOCALE;

async function writeTwins(page: DocPage, build: MarkdownBuild, textsOf: (l: string) => Texts) {
  const { siteDir, generatedFilesDir, outDir, locale, place } = build;
  const { file, permalink, title, description, frontMatter, apiPage } = page;
  const content = await readFile(path.join(siteDir, file), 'utf8');
  const twin: TwinPage = {
    siteDir,
    generatedFilesDir,
    file,
    permalink,
    title,
    description,
    frontMatter,
    content,
    place,
    texts: textsOf(languageOf(page, locale)),
  };
  // Generated pages have one form, and the language in the links of their data.
  const twins = await (apiPage === undefined ? makeOnce(twin, place) : toMarkdown(twin, ['TS']));
  for (const [index, markdown] of twins.entries()) {
    const address = toTwinPath(permalink, VARIANTS[index]);
    const target = path.join(outDir, address.slice(place.baseUrl.length));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, markdown);
  }
}

/** Writes the Markdown of a page that is there as HTML only. */
async function writeSitePage(
  { path: permalink, html }: MarkdownBuild['sitePages'][number],
  { outDir, place }: MarkdownBuild,
): Promise<MarkdownSitePage> {
  const toFile = (address: string) => path.join(outDir, address.slice(place.baseUrl.length));
  const markdown = await renderedToMarkdown(html, permalink, place);
  const title = /^# (.+)$/m.exec(markdown ?? '')?.[1];
  if (markdown === null || title === undefined) {
    throw new Error(
      `${permalink} has no Markdown form: give the page a <main> with a first heading, in src/pages.`,
    );
  }
  await writeFile(toFile(toTwinPath(permalink, 'TS', place.baseUrl)), markdown);
  return { path: permalink, title };
}

async function toEntry(page: DocPage, generatedFilesDir: string): Promise<MarkdownPage> {
  const { permalink, title, description, group, apiPage } = page;
  const entry = { path: permalink, title, description, group };
  if (apiPage === undefined) return entry;
  const outline = JSON.parse(
    await readFile(getOutlineFile(generatedFilesDir, apiPage), 'utf8'),
  ) as PageOutline;
  return { ...entry, api: outline.members.map(({ name }) => name) };
}

async function toProducts(build: MarkdownBuild): Promise<MarkdownProduct[]> {
  const offered = build.products.filter(({ product }) => !product.experimental);
  return Promise.all(
    offered.map(async ({ product: { id, name }, versions }) => ({
      id,
      name,
      versions: await Promise.all(
        versions.map(async ({ pages, ...version }) => ({
          ...version,
          pages: await Promise.all(
            pages
              .filter(({ isListed }) => isListed)
              .map((page) => toEntry(page, build.generatedFilesDir)),
          ),
        })),
      ),
      changes: build.changes[id] ?? [],
    })),
  );
}

/**
 * Writes the Markdown of all pages of a language beside them, the lists of pages, and the same as
 * data. Throws what is wrong with a page that has no Markdown form.
 */
export async function writePages(build: MarkdownBuild): Promise<void> {
  const { siteDir, outDir, locale, title, place } = build;
  const known = new Map<string, Texts>();
  const textsOf = (language: string) => {
    const texts = known.get(language) ?? readTexts(siteDir, language);
    known.set(language, texts);
    return texts;
  };
  const pages = build.products.flatMap(({ versions }) => versions.flatMap((v) => v.pages));
  // The disk works while others are made; all at once would be thousands of open files.
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await Promise.all(
      pages.slice(start, start + AT_ONCE).map((page) => writeTwins(page, build, textsOf)),
    );
  }

  const texts = textsOf(locale);
  const list: MarkdownPages = {
    schema: 1,
    title,
    language: locale,
    ...place,
    products: await toProducts(build),
    pages: await Promise.all(build.sitePages.map((page) => writeSitePage(page, build))),
  };
  await writeFile(path.join(outDir, PAGES_FILE), `${JSON.stringify(list)}\n`);
  await writeFile(path.join(outDir, LLMS_FILE), siteList(list, texts));
  for (const product of list.products) {
    for (const version of product.versions) {
      const folder = path.join(outDir, version.path.slice(place.baseUrl.length));
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, LLMS_FILE),
        versionList(place.origin, product, version, texts),
      );
    }
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { toTwinPath } from '../contract';
import type { SitePlace } from './absoluteUrl';
import type { DocPage } from './collectPages';
import type { ParsedPage } from './parsePage';
import { readTexts, type Texts } from './texts';
import { parsedToMarkdown, toMarkdown, type TwinPage } from './toMarkdown';

/** A language of the build, and the pages that Markdown is made of. */
export interface TwinsBuild {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly locale: string;
  readonly place: SitePlace;
  readonly pages: readonly DocPage[];
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

/** The Markdown of the languages before, by page. */
const made = new Map<string, Promise<string[]>>();

async function makeOnce(page: TwinPage, place: SitePlace): Promise<string[]> {
  const key = createHash('sha1')
    .update([page.siteDir, page.file, page.content].join('\n'))
    .digest('base64');
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

/** A document's page, and what of it is needed beside its text. */
type PageWithoutText = Omit<TwinPage, 'content'>;

/** Writes the Markdown of a language's documents to where the documents are going to be. */
export interface TwinsWriter {
  /**
   * Writes the Markdown of a page that has been read for the site, unless it is no document, or there
   * already. `tree` is as it was parsed, and stays so. Throws what is wrong with a page that has no
   * Markdown form.
   */
  writeRead(file: string, read: ParsedPage): Promise<void>;
  /** Reads and writes the others: those that the bundler knew from its cache. Throws the same. */
  writeOthers(): Promise<void>;
}

/** Pages of the API have one form, and the language in the links of their data. */
const variantsOf = ({ apiPage }: DocPage) => (apiPage === undefined ? VARIANTS : (['TS'] as const));

export function createTwinsWriter(build: TwinsBuild): TwinsWriter {
  const { siteDir, generatedFilesDir, outDir, locale, place, pages } = build;
  const missing = new Map(pages.map((page) => [page.file, page]));
  const writing: Promise<void>[] = [];
  const known = new Map<string, Texts>();
  const textsOf = (language: string) => {
    const texts = known.get(language) ?? readTexts(siteDir, language);
    known.set(language, texts);
    return texts;
  };

  function toTwinPage(page: DocPage): PageWithoutText {
    const { file, permalink, title, description, frontMatter } = page;
    const texts = textsOf(languageOf(page, locale));
    return {
      siteDir,
      generatedFilesDir,
      file,
      permalink,
      title,
      description,
      frontMatter,
      place,
      texts,
    };
  }

  async function write({ permalink }: DocPage, twins: readonly string[]): Promise<void> {
    for (const [index, markdown] of twins.entries()) {
      const address = toTwinPath(permalink, VARIANTS[index]);
      const target = path.join(outDir, address.slice(place.baseUrl.length));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, markdown);
    }
  }

  async function readAndWrite(page: DocPage): Promise<void> {
    const content = await readFile(path.join(siteDir, page.file), 'utf8');
    const twin: TwinPage = { ...toTwinPage(page), content };
    await write(
      page,
      await (page.apiPage === undefined
        ? makeOnce(twin, place)
        : toMarkdown(twin, variantsOf(page))),
    );
  }

  return {
    async writeRead(file, read) {
      const page = missing.get(file);
      if (!page) return;
      missing.delete(file);
      const twins = await parsedToMarkdown(toTwinPage(page), read, variantsOf(page));
      const written = write(page, twins);
      // Told by `writeOthers`.
      written.catch(() => undefined);
      writing.push(written);
    },

    async writeOthers() {
      const others = [...missing.values()];
      // The disk works while others are made; all at once would be thousands of open files.
      for (let start = 0; start < others.length; start += AT_ONCE) {
        await Promise.all(others.slice(start, start + AT_ONCE).map(readAndWrite));
      }
      await Promise.all(writing);
    },
  };
}

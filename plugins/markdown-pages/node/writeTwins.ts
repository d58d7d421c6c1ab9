import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { toTwinPath } from '../contract';
import type { SitePlace } from './absoluteUrl';
import type { DocPage } from './collectPages';
import { parsePage, type ParsedPage } from './parsePage';
import { readTexts, type Texts } from './texts';
import { toMarkdown, type TwinPage } from './toMarkdown';

/** A language of the build, and the pages that Markdown is made of. */
export interface TwinsBuild {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly locale: string;
  readonly place: SitePlace;
  readonly pages: readonly DocPage[];
}

/** The forms of a page that was written by hand; a generated one has the first only. */
const VARIANTS = ['TS', 'JS'] as const;

/** Pages that are made at the same time. */
const AT_ONCE = 32;

/** The language of a page's text: of a generated page it is always that of the build. */
const languageOf = ({ file, apiPage }: DocPage, locale: string) =>
  apiPage !== undefined || file.startsWith('i18n/') ? locale : DEFAULT_LOCALE;

/** Takes what the bundler reads. */
export interface TwinsReader {
  /**
   * Takes a page that has been read for the site, and not been changed since, to make its Markdown of,
   * unless it is no document. Throws what is wrong with a page that has no Markdown form.
   */
  read(file: string, parsed: ParsedPage): Promise<void>;
}

/** Writes the Markdown of a language's documents to where the documents are going to be, each once. */
export interface TwinsWriter extends TwinsReader {
  /** Writes the Markdown of a page that has been made elsewhere. */
  writeMade(file: string, twins: readonly string[]): void;
  /** Reads and writes the others: those that the bundler knew from its cache. Throws as `read`. */
  writeOthers(): Promise<void>;
}

/**
 * What makes the Markdown of a page of `build`, in the order of its forms; `undefined` of what is no
 * document. Throws what is wrong with a page that has no Markdown form.
 */
export function createTwinMaker({
  siteDir,
  generatedFilesDir,
  locale,
  place,
  pages,
}: TwinsBuild): (file: string, parsed: ParsedPage) => Promise<string[] | undefined> {
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  const known = new Map<string, Texts>();
  const textsOf = (language: string) => {
    const texts = known.get(language) ?? readTexts(siteDir, language);
    known.set(language, texts);
    return texts;
  };

  function toTwinPage(page: DocPage): TwinPage {
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

  return async (file, parsed) => {
    const page = pageOf.get(file);
    if (!page) return undefined;
    return toMarkdown(toTwinPage(page), parsed, page.apiPage === undefined ? VARIANTS : ['TS']);
  };
}

/** What writes the pages of `build`. */
export function createTwinsWriter(build: TwinsBuild): TwinsWriter {
  const { siteDir, outDir, place, pages } = build;
  const missing = new Map(pages.map((page) => [page.file, page]));
  const writing: Promise<void>[] = [];
  const make = createTwinMaker(build);

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
    const twins = await make(page.file, parsePage(content, page.file));
    await write(page, twins ?? []);
  }

  function writeMade(file: string, twins: readonly string[]) {
    const page = missing.get(file);
    if (!page) return;
    missing.delete(file);
    const written = write(page, twins);
    // Told by `writeOthers`.
    written.catch(() => undefined);
    writing.push(written);
  }

  return {
    writeMade,

    async read(file, parsed) {
      if (!missing.has(file)) return;
      writeMade(file, (await make(file, parsed)) ?? []);
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

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { toTwinPath } from '../contract';
import type { SitePlace } from './absoluteUrl';
import type { DocPage } from './collectPages';
import { parsePage } from './parsePage';
import { readTexts, type Texts } from './texts';
import { toMarkdown, type TwinPage } from './toMarkdown';

/** A built language and its pages. */
export interface TwinsBuild {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly outDir: string;
  readonly locale: string;
  readonly place: SitePlace;
  readonly pages: readonly DocPage[];
}

/** Forms of a page written by hand; a generated page has only the first. */
const VARIANTS = ['TS', 'JS'] as const;

/** Pages converted concurrently. */
const AT_ONCE = 32;

/** Language of a page's text; generated pages are always in the language of the build. */
const languageOf = ({ file, apiPage }: DocPage, locale: string) =>
  apiPage !== undefined || file.startsWith('i18n/') ? locale : DEFAULT_LOCALE;

/**
 * Writes the Markdown of a language's docs beside the pages.
 * @throws An Error for a page without a Markdown form.
 */
export async function writeTwins(build: TwinsBuild): Promise<void> {
  const { siteDir, generatedFilesDir, outDir, locale, place, pages } = build;
  const known = new Map<string, Texts>();
  const textsOf = (language: string) => {
    const texts = known.get(language) ?? readTexts(siteDir, language);
    known.set(language, texts);
    return texts;
  };

  async function writePage(page: DocPage): Promise<void> {
    const { file, permalink, title, description, frontMatter } = page;
    const twin: TwinPage = {
      siteDir,
      generatedFilesDir,
      file,
      permalink,
      title,
      description,
      frontMatter,
      place,
      texts: textsOf(languageOf(page, locale)),
    };
    const parsed = parsePage(await readFile(path.join(siteDir, file), 'utf8'), file);
    const twins = await toMarkdown(twin, parsed, page.apiPage === undefined ? VARIANTS : ['TS']);
    for (const [index, markdown] of twins.entries()) {
      const address = toTwinPath(permalink, VARIANTS[index]);
      const target = path.join(outDir, address.slice(place.baseUrl.length));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, markdown);
    }
  }

  // Overlaps IO and conversion; all at once would keep all texts in memory.
  const limit = pLimit(AT_ONCE);
  await Promise.all(pages.map((page) => limit(writePage, page)));
}

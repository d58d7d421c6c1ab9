import type { PagefindIndex } from 'pagefind';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../../common/files/boundedFiles';
import { readBuiltPages } from '../../../common/html-postbuild/editBuiltPages';
import { FULL_TEXT_FOLDER } from '../contract';
import type { FullTextPage } from './fullTextPages';
import { loadPagefind } from './loadPagefind.cjs';
import { toFullTextDocument } from './toFullTextDocument';
import { toSearchBody } from './toSearchBody';

/** Files of Pagefind's own UI. */
const UNUSED_FILE = /(?:^|\/)pagefind-(?:ui|modular-ui|component-ui|highlight)\b/;

export interface FullTextOptions {
  /** Output folder of the language. */
  readonly outDir: string;
  /** Language code, e.g. `zh`; selects Pagefind's word segmentation. */
  readonly language: string;
  /** By file, relative to `outDir`. */
  readonly pages: ReadonlyMap<string, FullTextPage>;
}

function assertDone(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`search: ${what} failed: ${errors.join('; ')}`);
}

async function startIndex(language: string): Promise<PagefindIndex> {
  const { createIndex } = await loadPagefind();
  const { errors, index } = await createIndex({ forceLanguage: language });
  assertDone(errors, 'starting pagefind');
  if (!index) throw new Error('search: pagefind gave no index.');
  return index;
}

/**
 * Passes the pages to Pagefind before other plugins edit them (edits do not change text), because
 * Pagefind runs in a separate process meanwhile. Returns the index and the number of pages with
 * text.
 */
async function indexPages({ outDir, language, pages }: FullTextOptions) {
  const starting = startIndex(language);
  // Errors are handled where it is awaited.
  starting.catch(() => undefined);
  const added: Promise<void>[] = [];
  const add = async (page: FullTextPage, body: string) => {
    const content = toFullTextDocument(page, body, language);
    const index = await starting;
    const { errors } = await index.addHTMLFile({ url: page.url, content });
    assertDone(errors, `indexing ${page.url}`);
  };
  await readBuiltPages(outDir, (html, file) => {
    const page = pages.get(file);
    const body = page && toSearchBody(html);
    if (!page || !body) return;
    const done = add(page, body);
    // Errors are handled after all pages were added.
    done.catch(() => undefined);
    added.push(done);
  });
  await Promise.all(added);
  return { index: await starting, count: added.length };
}

/**
 * Writes the Pagefind index of a language.
 * @throws An Error with Pagefind's message, or if there was nothing to index.
 */
export async function writeFullText(options: FullTextOptions): Promise<void> {
  const { outDir, pages } = options;
  const { index, count } = await indexPages(options);
  if (count === 0 && pages.size > 0) {
    throw new Error(
      `search: none of ${pages.size} pages in ${outDir} has the element "theme-doc-markdown".`,
    );
  }
  const { errors, files } = await index.getFiles();
  assertDone(errors, 'writing the index');
  const folder = path.join(outDir, FULL_TEXT_FOLDER);
  await rm(folder, { recursive: true, force: true });
  const used = files.filter(({ path: file }) => !UNUSED_FILE.test(file));
  await Promise.all(
    used.map(async ({ path: file, content }) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
  await index.deleteIndex();
}

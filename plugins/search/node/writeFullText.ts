import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editBuiltPages } from '../../built-pages/editBuiltPages';
import { FULL_TEXT_FOLDER } from '../contract';
import type { FullTextPage } from './fullTextPages';
import { loadPagefind } from './loadPagefind.cjs';
import { toFullTextDocument } from './toFullTextDocument';
import { toSearchBody } from './toSearchBody';

/** What pagefind offers beside its index: an interface of its own, and the like. */
const UNUSED_FILE = /(?:^|\/)pagefind-(?:ui|modular-ui|component-ui|highlight)\b/;

export interface FullTextOptions {
  /** The folder of the language that is built. */
  readonly outDir: string;
  /** Its code, e.g. `zh`. Words are told apart by its rules. */
  readonly language: string;
  /** By file, relative to `outDir`. */
  readonly pages: ReadonlyMap<string, FullTextPage>;
}

function assertDone(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`search: ${what} failed: ${errors.join('; ')}`);
}

/** The bodies of the pages, once all plugins have edited them. */
async function readBodies({ outDir, pages }: FullTextOptions) {
  const bodies: { readonly page: FullTextPage; readonly body: string }[] = [];
  await editBuiltPages(outDir, (html, file) => {
    const page = pages.get(file);
    const body = page && toSearchBody(html);
    if (page && body) bodies.push({ page, body });
    return html;
  });
  return bodies;
}

/**
 * Writes the full text of a language's pages into its folder, as pagefind's files.
 * @throws An Error that says what pagefind could not do, or that there was nothing to index.
 */
export async function writeFullText(options: FullTextOptions): Promise<void> {
  const { outDir, language, pages } = options;
  const bodies = await readBodies(options);
  if (bodies.length === 0 && pages.size > 0) {
    throw new Error(
      `search: none of ${pages.size} pages in ${outDir} has the element "theme-doc-markdown".`,
    );
  }
  const { createIndex } = await loadPagefind();
  const created = await createIndex({ forceLanguage: language });
  assertDone(created.errors, 'starting pagefind');
  const { index } = created;
  if (!index) throw new Error('search: pagefind gave no index.');

  await Promise.all(
    bodies.map(async ({ page, body }) => {
      const { errors } = await index.addHTMLFile({
        url: page.url,
        content: toFullTextDocument(page, body, language),
      });
      assertDone(errors, `indexing ${page.url}`);
    }),
  );
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

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRedirectPage } from './redirectPages';

/** Changes the HTML of a page; `file` is relative to the output folder, with `/` in between. */
export type PageEdit = (html: string, file: string) => string;

const EDITS = Symbol.for('built-pages/edits');

/**
 * The last edit of each folder. Docusaurus loads every plugin with fresh modules, so a variable here
 * would be another one for each plugin: the whole process has to share it.
 */
function sharedEdits(): Map<string, Promise<void>> {
  const shared: typeof globalThis & { [EDITS]?: Map<string, Promise<void>> } = globalThis;
  return (shared[EDITS] ??= new Map());
}

async function editAll(outDir: string, edit: PageEdit): Promise<void> {
  const files = await readdir(outDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const target = path.join(outDir, file);
    const html = await readFile(target, 'utf8');
    if (isRedirectPage(html)) continue;
    const edited = edit(html, file.split(path.sep).join('/'));
    if (edited !== html) await writeFile(target, edited);
  }
}

/**
 * Edits all pages in a folder and its subfolders (but those that only lead on to another), after the edits that others have asked for:
 * Docusaurus runs the plugins' `postBuild` at the same time, and a page has one file. An edit that has
 * to be prepared may be a promise, so that it keeps its place.
 */
export function editBuiltPages(outDir: string, edit: PageEdit | Promise<PageEdit>): Promise<void> {
  const run = async () => editAll(outDir, await edit);
  const edits = sharedEdits();
  const before = edits.get(outDir);
  // Whoever asked for an edit that failed reports it.
  const own = before ? before.then(run, run) : run();
  edits.set(outDir, own);
  return own;
}

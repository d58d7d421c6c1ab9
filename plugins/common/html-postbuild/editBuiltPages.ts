import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readFile, writeFile } from '../files/boundedFiles';
import { isRedirectPage } from './redirectPages';

/**
 * Transforms the HTML of a page; `file` is relative to the output folder, with `/` as separator.
 */
export type PageEdit = (html: string, file: string) => string;

/** Reads a page before any edit. */
export type PageReading = (html: string, file: string) => void;

/** A queued edit. */
interface Request {
  readonly edit: Promise<PageEdit>;
  /** Whether it only reads. Readers see all pages before the first edit. */
  readonly isReading: boolean;
  done(): void;
  fail(reason: unknown): void;
}

/** What is known of an output folder. */
interface Folder {
  readonly requests: Request[];
  /** Folders whose files were copied into it. */
  staticDirs: readonly string[];
  isBusy: boolean;
}

const FOLDERS = Symbol.for('html-postbuild/folders');

/**
 * The state of an output folder. Shared on the process, because Docusaurus loads each plugin in a fresh
 * module graph with its own module state.
 */
function shared(outDir: string): Folder {
  const process: typeof globalThis & { [FOLDERS]?: Map<string, Folder> } = globalThis;
  const folders = (process[FOLDERS] ??= new Map<string, Folder>());
  const folder = folders.get(outDir) ?? { requests: [], staticDirs: [], isBusy: false };
  folders.set(outDir, folder);
  return folder;
}

/**
 * Reads and writes each page once and applies all edits in order. An edit that throws is skipped
 * from then on, one that could not be prepared at all.
 */
async function editAll(outDir: string, requests: readonly Request[]): Promise<void> {
  const { staticDirs } = shared(outDir);
  const pending = new Map<Request, PageEdit>();
  for (const request of requests) {
    await request.edit.then((edit) => pending.set(request, edit), request.fail);
  }
  const editPage = (html: string, file: string) => {
    let edited = html;
    for (const [request, edit] of pending) {
      try {
        edited = edit(edited, file);
      } catch (error) {
        pending.delete(request);
        request.fail(error);
      }
    }
    return edited;
  };

  if (pending.size === 0) return;
  const names = (await readdir(outDir, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !staticDirs.some((dir) => existsSync(path.join(dir, name))),
  );
  for (const name of names) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    if (isRedirectPage(html)) continue;
    const edited = editPage(html, name.split(path.sep).join('/'));
    if (edited !== html) await writeFile(path.join(outDir, name), edited);
  }
  for (const request of pending.keys()) request.done();
}

/** Processes the queue until it is empty. */
async function work(outDir: string): Promise<void> {
  const folder = shared(outDir);
  const { requests } = folder;
  folder.isBusy = true;
  // Lets all plugins queue their requests first.
  await setImmediate();
  while (requests.length > 0) {
    const taken = requests.splice(0);
    try {
      await editAll(
        outDir,
        taken.filter(({ isReading }) => isReading),
      );
      await editAll(
        outDir,
        taken.filter(({ isReading }) => !isReading),
      );
    } catch (error) {
      for (const request of taken) request.fail(error);
    }
  }
  folder.isBusy = false;
}

/** Names the folders with static files, which are not pages and stay as they are. */
export function leaveStaticFiles(outDir: string, staticDirs: readonly string[]): void {
  shared(outDir).staticDirs = staticDirs;
}

/**
 * Edits all pages in a folder and its subfolders, except redirect pages and static files, in queue
 * order. Docusaurus runs `postBuild` hooks concurrently, so pages must not be written otherwise. Pass
 * a promise if the edit has to be prepared asynchronously; it keeps its place in the queue. Edits that
 * are queued together run together, so one must not wait for another. Rejects if the edit fails.
 */
export function editBuiltPages(outDir: string, edit: PageEdit | Promise<PageEdit>): Promise<void> {
  const prepared = Promise.resolve(edit);
  // Errors are reported when it is its turn.
  prepared.catch(() => undefined);
  return ask(outDir, { edit: prepared, isReading: false });
}

/**
 * Reads all pages of a folder and its subfolders before the edits that are queued at the same time.
 * Rejects with the first error.
 */
export function readBuiltPages(outDir: string, read: PageReading): Promise<void> {
  const edit: PageEdit = (html, file) => {
    read(html, file);
    return html;
  };
  return ask(outDir, { edit: Promise.resolve(edit), isReading: true });
}

function ask(outDir: string, what: Pick<Request, 'edit' | 'isReading'>): Promise<void> {
  return new Promise((done, fail) => {
    const { requests, isBusy } = shared(outDir);
    requests.push({ ...what, done, fail });
    if (!isBusy) void work(outDir);
  });
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readFile, writeFile } from '../files/boundedFiles';
import { isRedirectPage } from './redirectPages';

/** Changes the HTML of a page; `file` is relative to the output folder, with `/` in between. */
export type PageEdit = (html: string, file: string) => string;

/** What is done with a page before anybody has edited it. */
export type PageReading = (html: string, file: string) => void;

/** An edit that somebody waits for. */
interface Request {
  readonly edit: Promise<PageEdit>;
  /** Whether it changes nothing, and is to see all pages before one is edited. */
  readonly isReading: boolean;
  done(): void;
  fail(reason: unknown): void;
}

const REQUESTS = Symbol.for('html-postbuild/requests');

/**
 * What has been asked for and not been started, by folder. Docusaurus loads every plugin with fresh
 * modules, so a variable here would be another one for each plugin: the whole process has to share it.
 */
function sharedRequests(): Map<string, Request[]> {
  const shared: typeof globalThis & { [REQUESTS]?: Map<string, Request[]> } = globalThis;
  return (shared[REQUESTS] ??= new Map());
}

interface ReadyEdit {
  readonly edit: PageEdit;
  readonly request: Request;
}

/** The edits that could be prepared, in the order of the requests; the others are reported. */
async function prepare(requests: readonly Request[]): Promise<ReadyEdit[]> {
  const prepared = await Promise.allSettled(requests.map(({ edit }) => edit));
  return prepared.flatMap((result, index) => {
    // There is a result for each request.
    const request = requests[index] as Request;
    if (result.status === 'fulfilled') return [{ edit: result.value, request }];
    request.fail(result.reason);
    return [];
  });
}

/**
 * Reads and writes every page once, for all edits, which get the pages one by one in a fixed order.
 * An edit that fails is left out from there on.
 */
async function editAll(outDir: string, edits: readonly ReadyEdit[]): Promise<void> {
  const pending = new Set(edits);
  const editPage = (html: string, file: string) => {
    let edited = html;
    for (const ready of pending) {
      try {
        edited = ready.edit(edited, file);
      } catch (error) {
        pending.delete(ready);
        ready.request.fail(error);
      }
    }
    return edited;
  };

  if (edits.length === 0) return;
  const names = (await readdir(outDir, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of names) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    if (isRedirectPage(html)) continue;
    const edited = editPage(html, name.split(path.sep).join('/'));
    if (edited !== html) await writeFile(path.join(outDir, name), edited);
  }
  for (const { request } of pending) request.done();
}

/** Goes on until nothing more is asked for, each time with all that has been asked for meanwhile. */
async function work(outDir: string, requests: Request[]): Promise<void> {
  // All plugins come to ask for what they do first.
  await setImmediate();
  while (requests.length > 0) {
    const taken = requests.splice(0);
    try {
      const preparing = prepare(taken.filter(({ isReading }) => !isReading));
      await editAll(outDir, await prepare(taken.filter(({ isReading }) => isReading)));
      await editAll(outDir, await preparing);
    } catch (error) {
      for (const request of taken) request.fail(error);
    }
  }
  sharedRequests().delete(outDir);
}

/**
 * Edits all pages in a folder and its subfolders (but those that only lead on to another), in the
 * order in which edits are asked for: Docusaurus runs the plugins' `postBuild` at the same time, and a
 * page has one file. An edit that has to be prepared may be a promise, so that it keeps its place.
 * Edits that are asked for together share one reading and writing of the pages, and are done together:
 * one must not wait for another to be done. Whoever asked for an edit that failed gets its error.
 */
export function editBuiltPages(outDir: string, edit: PageEdit | Promise<PageEdit>): Promise<void> {
  const prepared = Promise.resolve(edit);
  // It may fail before its turn, and is reported then.
  prepared.catch(() => undefined);
  return ask(outDir, { edit: prepared, isReading: false });
}

/**
 * Reads all pages of a folder and its subfolders as they were built: before the edits that are asked for
 * at the same time. For slow work beside them that needs no edit. An error ends the reading.
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
    const request: Request = { ...what, done, fail };
    const requests = sharedRequests().get(outDir);
    if (requests) {
      requests.push(request);
      return;
    }
    const own = [request];
    sharedRequests().set(outDir, own);
    void work(outDir, own);
  });
}

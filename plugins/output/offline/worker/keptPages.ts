import {
  FILES_CACHE,
  FILES_HEADER,
  PAGES_CACHE,
  readSavedCacheName,
  SAVED_PRODUCT_URL,
  TITLE_HEADER,
} from '../contract';
import { namedFiles } from '../namedFiles';
import { entriesToDrop, type KeptPage } from './entriesToDrop';
import { isKeepable } from './isKeepable';
import { scope } from './workerScope';

const { caches, location } = scope;

/** Whatever varies with a request's headers, the site's files do not. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** Headers of how an answer travelled: what is kept is the text itself. */
const TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A file that is kept, wherever that is. */
export async function findFile(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, MATCH);
  } catch {
    return undefined;
  }
}

/** Keeps an answer. Storage that is full or blocked leaves the reader with a connection only. */
export async function keepFile(url: string, response: Response): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await cache.put(url, response);
}

/** The page in a product that the reader has saved, as far as all of that is there. */
async function findSavedPage(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => readSavedCacheName(name) !== null);
  // The newest first.
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    const page = await cache.match(path, MATCH);
    if (page && (await cache.match(SAVED_PRODUCT_URL))) return page;
  }
  return undefined;
}

/** A page that can be shown without a connection. */
export async function findPage(path: string): Promise<Response | undefined> {
  try {
    const saved = await findSavedPage(path);
    return saved ?? (await (await caches.open(PAGES_CACHE)).match(path, MATCH));
  } catch {
    return undefined;
  }
}

async function ensureFile(url: string): Promise<void> {
  if (await findFile(url)) return;
  const response = await fetch(url);
  if (!isKeepable(response, 'file')) throw new Error(`${url} cannot be kept.`);
  await keepFile(url, response);
}

function toTitle(html: string): string {
  return (/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim();
}

/**
 * A page from the network, as it is kept: with the files that it names, which are in a cache when this
 * is done, and `more` that it came with, as far as those are still to be had. Each page so has the files
 * of its own build, whichever others come later.
 * @throws An Error when the page or one of its files is not to be had.
 */
export async function fetchWithFiles(
  path: string,
  ensure: (url: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!isKeepable(response, 'page')) throw new Error(`${path} cannot be kept.`);
  const html = await response.text();
  const files = namedFiles(html);
  await Promise.all(files.map(ensure));
  await Promise.allSettled(more.map(ensure));
  const headers = new Headers(response.headers);
  for (const name of TRANSPORT) headers.delete(name);
  headers.set(FILES_HEADER, [...new Set([...files, ...more])].join(' '));
  // Headers hold no other letters than those of an address.
  headers.set(TITLE_HEADER, encodeURIComponent(toTitle(html)));
  return new Response(html, { headers });
}

async function dropOldest(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES_CACHE), caches.open(FILES_CACHE)]);
  const kept = await Promise.all(
    (await pages.keys()).map(async ({ url }): Promise<KeptPage> => {
      const header = (await pages.match(url))?.headers.get(FILES_HEADER) ?? '';
      return {
        url,
        files: header.split(' ').map((file) => new URL(file, location.origin).href),
      };
    }),
  );
  const keptFiles = (await files.keys()).map(({ url }) => url);
  const drop = entriesToDrop(kept, keptFiles);
  await Promise.all([
    ...drop.pages.map((url) => pages.delete(url)),
    ...drop.files.map((url) => files.delete(url)),
  ]);
}

/** One after another: each reads what is there and drops what is too much. */
let last: Promise<void> = Promise.resolve();

async function keep(path: string, files: readonly string[]): Promise<void> {
  if (!(await findSavedPage(path))) {
    const page = await fetchWithFiles(path, ensureFile, files);
    const pages = await caches.open(PAGES_CACHE);
    // To the end, where the newest are.
    await pages.delete(path);
    await pages.put(path, page);
  }
  await dropOldest();
}

/** Keeps a page that the reader opened, and the files it came with. Never rejects. */
export function keepPage(path: string, files: readonly string[]): Promise<void> {
  last = last.then(() => keep(path, files)).catch(() => undefined);
  return last;
}

import {
  FILES_CACHE,
  FILES_HEADER,
  isHashedFile,
  isOwnCache,
  PAGES_CACHE,
  readSavedCacheName,
  SAVED_PRODUCT_URL,
  TITLE_HEADER,
} from '../contract';
import { namedFiles } from '../client/namedFiles';
import { entriesToDrop, type KeptPage } from './entriesToDrop';
import { isKeepable } from './cacheRules';
import { isGenuine, type TrustedBuild } from './trustedBuild';
import { scope } from './workerScope';

const { caches, location } = scope;

/** The site's files do not depend on request headers. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** Finds a genuine file in the worker's caches. */
export async function findFile(url: string, build: TrustedBuild): Promise<Response | undefined> {
  try {
    for (const name of (await caches.keys()).filter(isOwnCache)) {
      const found = await (await caches.open(name)).match(url, MATCH);
      if (found && (await isGenuine(url, found.clone(), build))) return found;
    }
  } catch {
    // Blocked storage contains nothing.
  }
  return undefined;
}

/** Caches a file unless one that cannot change is there. Rejects if storage is full or blocked. */
export async function keepNewFile(url: string, response: Response): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const isKept = isHashedFile(new URL(url).pathname) && (await cache.match(url, MATCH));
  if (!isKept) await cache.put(url, response);
}

/** Finds a page in a completely saved product. */
async function findSavedPage(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => readSavedCacheName(name) !== null);
  // Newest first.
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    const page = await cache.match(path, MATCH);
    if (page && (await cache.match(SAVED_PRODUCT_URL))) return page;
  }
  return undefined;
}

/** Finds a page that can be shown offline. */
export async function findPage(path: string): Promise<Response | undefined> {
  try {
    const saved = await findSavedPage(path);
    return saved ?? (await (await caches.open(PAGES_CACHE)).match(path, MATCH));
  } catch {
    return undefined;
  }
}

async function ensureFile(url: string, build: TrustedBuild): Promise<void> {
  if (await findFile(url, build)) return;
  const response = await fetch(url);
  if (!isKeepable(response, 'file')) throw new Error(`${url} cannot be kept.`);
  await (await caches.open(FILES_CACHE)).put(url, response);
}

function toTitle(html: string): string {
  return (/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim();
}

/**
 * Fetches a page together with the files that it references, and with `more` files as far as they
 * are available. All of them are cached when the promise resolves, so each cached page has the
 * files of its own build.
 * @throws An Error if the page or a file that it references cannot be loaded.
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
  const headers = {
    [FILES_HEADER]: [...new Set([...files, ...more])].join(' '),
    // Headers are limited to ASCII.
    [TITLE_HEADER]: encodeURIComponent(toTitle(html)),
  };
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

/** Serializes writes: each one reads the caches and deletes what exceeds the limits. */
let last: Promise<void> = Promise.resolve();

async function keep(path: string, files: readonly string[], build: TrustedBuild): Promise<void> {
  if (!(await findSavedPage(path))) {
    const page = await fetchWithFiles(path, (url) => ensureFile(url, build), files);
    const pages = await caches.open(PAGES_CACHE);
    // Deletes it first, to append it as the newest.
    await pages.delete(path);
    await pages.put(path, page);
  }
  await dropOldest();
}

/** Caches a visited page and its files. Never rejects. */
export function keepPage(
  path: string,
  files: readonly string[],
  build: TrustedBuild,
): Promise<void> {
  last = last.then(() => keep(path, files, build)).catch(() => undefined);
  return last;
}

import { shellCacheName } from '../contract';
import { isKeepable, offlinePageFor, pagePath } from './cacheRules';
import { fetchWithFiles, findFile, findPage, keepNewFile } from './keptPages';
import { withPolicy, type TrustedBuild } from './trustedBuild';
import { scope, type FetchEvent } from './workerScope';

const { caches, navigator } = scope;

/** Timeout of the network in ms, applied only if the browser reports that it is offline. */
export const OFFLINE_PATIENCE = 3000;

/** Rejects after a timeout, but only if the browser reports that it is offline. */
function withoutEndlessWait(network: Promise<Response>): Promise<Response> {
  if (navigator.onLine) return network;
  const patience = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('There is no network.')), OFFLINE_PATIENCE);
  });
  return Promise.race([network, patience]);
}

/** Returns the navigation preload if there is one, else fetches. */
export async function askNetwork(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Caches the offline page of every language. */
export async function keepOfflinePages({ version, offlinePages }: TrustedBuild): Promise<void> {
  const cache = await caches.open(shellCacheName(version));
  const ensure = async (url: string) => {
    if (!(await cache.match(url))) await cache.add(url);
  };
  await Promise.all(
    offlinePages.map(async (path) => {
      if (await cache.match(path)) return;
      await cache.put(path, await fetchWithFiles(path, ensure));
    }),
  );
}

async function findOfflinePage(path: string, build: TrustedBuild): Promise<Response | undefined> {
  const page = offlinePageFor(path, build.offlinePages);
  if (page === undefined) return undefined;
  return (await caches.open(shellCacheName(build.version))).match(page);
}

/** Network first, so that online pages are never outdated. */
export async function answerPage(event: FetchEvent, build: TrustedBuild): Promise<Response> {
  try {
    return await withoutEndlessWait(askNetwork(event));
  } catch {
    const path = pagePath(event.request.url);
    const kept =
      (await findPage(path)) ?? (await findOfflinePage(path, build).catch(() => undefined));
    return kept ? withPolicy(kept, build) : Response.error();
  }
}

/**
 * Network first, so that what a hostile script has written into the caches is not used online. The
 * browser's own cache answers for files that do not change. A kept file also replaces one that a
 * deploy has removed.
 */
export async function answerFile(event: FetchEvent, build: TrustedBuild): Promise<Response> {
  const { request } = event;
  const response = await withoutEndlessWait(fetch(request)).catch(() => Response.error());
  if (!response.ok) return (await findFile(request.url, build)) ?? response;
  if (isKeepable(response, 'file')) {
    event.waitUntil(keepNewFile(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}

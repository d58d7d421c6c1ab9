import { shellCacheName, type WorkerBuild } from '../contract';
import { isKeepable } from './isKeepable';
import { fetchWithFiles, findFile, findPage, keepFile } from './keptPages';
import { offlinePageFor, pagePath } from './pagePath';
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
export async function keepOfflinePages({ version, offlinePages }: WorkerBuild): Promise<void> {
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

async function findOfflinePage(path: string, build: WorkerBuild): Promise<Response | undefined> {
  const page = offlinePageFor(path, build.offlinePages);
  return page === undefined ? undefined : findFile(page);
}

/** Network first, so that online pages are never outdated. */
export async function answerPage(event: FetchEvent, build: WorkerBuild): Promise<Response> {
  try {
    return await withoutEndlessWait(askNetwork(event));
  } catch {
    const path = pagePath(event.request.url);
    const kept = (await findPage(path)) ?? (await findOfflinePage(path, build));
    return kept ?? Response.error();
  }
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = await fetch(request);
  if (isKeepable(response, 'file')) {
    event.waitUntil(keepFile(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}

export async function answerHashed(event: FetchEvent): Promise<Response> {
  return (await findFile(event.request.url)) ?? fetchAndKeep(event);
}

export async function answerFile(event: FetchEvent): Promise<Response> {
  try {
    return await withoutEndlessWait(fetchAndKeep(event));
  } catch {
    return (await findFile(event.request.url)) ?? Response.error();
  }
}

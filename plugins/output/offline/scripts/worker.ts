/*
 * The service worker. `node/writeOffline.ts` bundles it into one file and prepends `BUILD`, and the
 * import of `POLICY`.
 */
import type { WorkerBuild } from '../contract';
import { answerFile, answerPage, askNetwork, keepOfflinePages } from '../worker/answers';
import { cachesToDrop } from '../worker/cacheRules';
import { keepPage } from '../worker/keptPages';
import { parseMessage } from '../worker/parseMessage';
import { strategyFor } from '../worker/strategyFor';
import type { TrustedBuild } from '../worker/trustedBuild';
import { scope } from '../worker/workerScope';

declare const BUILD: WorkerBuild;
declare const POLICY: string;

const build: TrustedBuild = { ...BUILD, scripts: new Set(BUILD.scripts), policy: POLICY };

const { caches, location, registration, clients } = scope;

/** Full or blocked storage must not prevent an update of the worker. */
const prepare = () => keepOfflinePages(build).catch(() => undefined);

async function takeOver(): Promise<void> {
  try {
    const names = cachesToDrop(await caches.keys(), build.version);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Blocked storage contains nothing to delete.
  }
  // Lets navigation requests start while the worker boots, where supported.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

// No skipWaiting: a page activates the new worker, and then knows that it has to reload.
scope.addEventListener('install', (event) => event.waitUntil(prepare()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'OPENED') {
    event.waitUntil(prepare().then(() => keepPage(message.path, message.files, build)));
  }
});

scope.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, location.origin);
  if (strategy === 'page') event.respondWith(answerPage(event, build));
  if (strategy === 'file') event.respondWith(answerFile(event, build));
  // Reuses the preloaded response; otherwise the browser would request the page twice.
  if (strategy === 'none' && event.request.mode === 'navigate') {
    event.respondWith(askNetwork(event));
  }
});

/* The service worker. `node/writeScripts.ts` bundles it into one file and puts `BUILD` before it. */
import type { WorkerBuild, WorkerMessage } from '../contract';
import {
  answerFile,
  answerHashed,
  answerPage,
  askNetwork,
  keepOfflinePages,
} from '../worker/answers';
import { cachesToDrop } from '../worker/cachesToDrop';
import { keepPage } from '../worker/keptPages';
import { strategyFor } from '../worker/strategyFor';
import { scope } from '../worker/workerScope';

declare const BUILD: WorkerBuild;

const { caches, location, registration, clients } = scope;

/** Storage that is full or blocked must not keep a new worker from coming. */
const prepare = () => keepOfflinePages(BUILD).catch(() => undefined);

async function takeOver(): Promise<void> {
  try {
    const names = cachesToDrop(await caches.keys(), BUILD.version);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Blocked storage has nothing to remove.
  }
  // Pages are asked for while the worker starts. Older browsers wait for it.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

// It waits until a page tells it to take over, which then knows that it has to reload.
scope.addEventListener('install', (event) => event.waitUntil(prepare()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message.type === 'OPENED') {
    event.waitUntil(prepare().then(() => keepPage(message.path, message.files)));
  }
});

scope.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, location.origin);
  if (strategy === 'page') event.respondWith(answerPage(event, BUILD));
  if (strategy === 'hashed') event.respondWith(answerHashed(event));
  if (strategy === 'file') event.respondWith(answerFile(event));
  // The browser asks for it already; it would have to ask again.
  if (strategy === 'none' && event.request.mode === 'navigate') {
    event.respondWith(askNetwork(event));
  }
});

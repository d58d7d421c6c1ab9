/* The kill switch: replaces a service worker that must be removed, and deletes its caches. */
import { CACHE_ROOT } from '../contract';
import { scope } from '../worker/workerScope';

const { caches, registration } = scope;

async function remove(): Promise<void> {
  // First, so that pages that notice the change of worker find none and do not reload.
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_ROOT)).map((name) => caches.delete(name)),
  );
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

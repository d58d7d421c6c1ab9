import {
  readSavedCacheName,
  WORKER_SCOPE,
  WORKER_URL,
} from '@site/plugins/output/offline/contract';
import { watchEditing } from './editing';
import { reportOpenedPages, savesData } from './openedPages';
import { reloadMemory } from './reloadMemory';
import { getRunningSave } from './saved/runningSave';
import { createUpdateFlow } from './updateFlow';

/** Loaded only if something is saved. */
async function followBuild(): Promise<void> {
  if (!navigator.onLine) return;
  const names = await caches.keys();
  if (!names.some((name) => readSavedCacheName(name) !== null)) return;
  const { updateSavedProducts } = await import('./saved/updateSavedProducts');
  await updateSavedProducts();
}

/**
 * Registers the worker and keeps it and saved products up to date. Call it once, on the official
 * host. Returns a function to call when a page opens.
 */
export function startWorker(): () => void {
  const container = navigator.serviceWorker;
  const isEditing = watchEditing();
  const watch = createUpdateFlow(container, {
    state: () => ({
      lastReload: reloadMemory.elapsed(),
      isBusy: isEditing() || getRunningSave() !== null,
      isInFront: document.visibilityState === 'visible' && document.hasFocus(),
    }),
    reload: () => {
      reloadMemory.remember();
      window.location.reload();
    },
  });
  container
    // Updates of the worker bypass the HTTP cache.
    .register(WORKER_URL, { scope: WORKER_SCOPE, updateViaCache: 'none' })
    .then(async (registration) => {
      watch(registration);
      // Browsers check for updates only once the worker is idle, 7 s later or more, when a reload
      // would interrupt the reader.
      if (container.controller && navigator.onLine) await registration.update();
    })
    // Blocked or failed: the site works without it.
    .catch(() => undefined);

  if (savesData()) return () => undefined;
  // With blocked storage nothing is saved; otherwise the next page retries.
  followBuild().catch(() => undefined);
  const pageOpened = reportOpenedPages(container);
  pageOpened();
  return pageOpened;
}

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

/** Most readers have saved nothing, and need no code for it. */
async function followBuild(): Promise<void> {
  if (!navigator.onLine) return;
  const names = await caches.keys();
  if (!names.some((name) => readSavedCacheName(name) !== null)) return;
  const { updateSavedProducts } = await import('./saved/updateSavedProducts');
  await updateSavedProducts();
}

/**
 * Registers the worker, and keeps it and what is saved up to date. To be called once, on the official
 * host. Returns what is to be called when a page was opened.
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
    // Its updates never come from the browser's cache.
    .register(WORKER_URL, { scope: WORKER_SCOPE, updateViaCache: 'none' })
    .then(async (registration) => {
      watch(registration);
      // Browsers look for a new one by themselves, but only once this one rests: 7 s later and more,
      // when the reader is in the middle of the page that then reloads.
      if (container.controller && navigator.onLine) await registration.update();
    })
    // Blocked or broken: the site works without.
    .catch(() => undefined);

  if (savesData()) return () => undefined;
  // Blocked storage has nothing saved; after another failure the next page tries again.
  followBuild().catch(() => undefined);
  const pageOpened = reportOpenedPages(container);
  pageOpened();
  return pageOpened;
}

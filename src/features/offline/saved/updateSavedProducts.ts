import { readSavedCacheName } from '@site/plugins/output/offline/contract';
import { fetchProductFiles, fetchSummaries } from './productLists';
import { listSavedProducts, type SavedCache } from './savedProducts';
import { SAVE_LOCK, saveProduct } from './saveProduct';

/** Background updates are not cancelled. */
const NEVER = new AbortController().signal;

async function updateProduct({ saved }: SavedCache): Promise<void> {
  const { locale, product, version } = saved;
  const summary = (await fetchSummaries(locale))[product];
  // A product that was removed from the site stays readable.
  if (!summary || summary.version === version) return;
  const list = await fetchProductFiles(locale, product);
  await saveProduct({ ...saved, list, signal: NEVER, onProgress: () => undefined });
}

/** Removes caches of unfinished attempts. */
async function removeUnfinished(complete: readonly SavedCache[]): Promise<void> {
  const names = new Set(complete.map(({ cacheName }) => cacheName));
  const unfinished = (await caches.keys()).filter(
    (name) => readSavedCacheName(name) !== null && !names.has(name),
  );
  await Promise.all(unfinished.map((name) => caches.delete(name)));
}

/**
 * Updates saved products to the current build. The old copy stays until the new one is complete;
 * the next page retries a failure.
 * @throws if storage is blocked.
 */
export async function updateSavedProducts(): Promise<void> {
  // One tab is enough.
  await navigator.locks.request(SAVE_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const complete = await listSavedProducts();
    await removeUnfinished(complete);
    for (const copy of complete) await updateProduct(copy).catch(() => undefined);
  });
}

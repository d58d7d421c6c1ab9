import { readSavedCacheName } from '@site/plugins/output/offline/contract';
import { fetchProductFiles, fetchSummaries } from './productLists';
import { SAVE_LOCK } from './saveLock';
import { listSavedProducts, type SavedCache } from './savedProducts';
import { saveProduct } from './saveProduct';

/** Nobody waits for it, and nobody stops it. */
const NEVER = new AbortController().signal;

async function updateProduct({ saved }: SavedCache): Promise<void> {
  const { locale, product, name, href, version } = saved;
  const summary = (await fetchSummaries(locale))[product];
  // A product that the site no longer has can be read on.
  if (!summary || summary.version === version) return;
  const list = await fetchProductFiles(locale, product);
  await saveProduct({
    locale,
    product,
    name,
    href,
    list,
    signal: NEVER,
    onProgress: () => undefined,
  });
}

/** Removes what attempts have left that came to no end. */
async function removeUnfinished(complete: readonly SavedCache[]): Promise<void> {
  const names = new Set(complete.map(({ cacheName }) => cacheName));
  const unfinished = (await caches.keys()).filter(
    (name) => readSavedCacheName(name) !== null && !names.has(name),
  );
  await Promise.all(unfinished.map((name) => caches.delete(name)));
}

/**
 * Brings what the reader has saved up to the build that the site has now. Until all of a product is
 * there anew, the earlier build's copy stays, and the next page tries again.
 * @throws What the browser throws where storage is blocked.
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

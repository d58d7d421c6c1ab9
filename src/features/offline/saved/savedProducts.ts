import {
  readSavedCacheName,
  SAVED_PRODUCT_URL,
  type SavedProduct,
} from '@site/plugins/output/offline/contract';

/** A completely saved product and its cache. */
export interface SavedCache {
  readonly cacheName: string;
  readonly saved: SavedProduct;
}

/** Lists completely saved products. @throws if storage is blocked. */
export async function listSavedProducts(): Promise<SavedCache[]> {
  const names = (await caches.keys()).filter((name) => readSavedCacheName(name) !== null);
  const found = await Promise.all(
    names.map(async (cacheName): Promise<SavedCache[]> => {
      const info = await (await caches.open(cacheName)).match(SAVED_PRODUCT_URL);
      return info ? [{ cacheName, saved: (await info.json()) as SavedProduct }] : [];
    }),
  );
  return found.flat();
}

/** Removes all copies of a product in a language, except one. */
export async function removeSavedProduct(
  locale: string,
  product: string,
  exceptCache?: string,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => {
    const copy = readSavedCacheName(name);
    return copy?.locale === locale && copy.product === product && name !== exceptCache;
  });
  await Promise.all(names.map((name) => caches.delete(name)));
}

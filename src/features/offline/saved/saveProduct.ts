import {
  isHashedFile,
  SAVED_PRODUCT_URL,
  savedCacheName,
  type ProductFile,
  type ProductFiles,
  type SavedProduct,
} from '@site/plugins/output/offline/contract';
import { namedFiles } from '@site/plugins/output/offline/client/namedFiles';
import { SaveError, toSaveFailure } from './SaveError';
import { listSavedProducts, removeSavedProduct } from './savedProducts';

/** Number of concurrent downloads. */
const AT_A_TIME = 6;

/** Web lock that prevents tabs from saving products concurrently. */
export const SAVE_LOCK = 'offline-save';

/** A product in a language. */
export type Savable = Pick<SavedProduct, 'locale' | 'product' | 'name' | 'href'>;

/** A product to save. */
export interface SaveTask extends Savable {
  readonly list: ProductFiles;
  readonly signal: AbortSignal;
  /** Called with the number of bytes stored. */
  readonly onProgress: (bytes: number) => void;
}

const isPage = (url: string) => url.endsWith('/') || url.endsWith('.html');

/**
 * Processes items with limited concurrency; starts no more after a failure. Rejects with the first
 * failure.
 */
async function forEachAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  if (failures.length > 0) throw failures[0];
}

/** Returns the files of existing copies, by content hash. */
async function findKnownFiles({ locale, product }: SaveTask) {
  const copies = (await listSavedProducts()).filter(
    ({ saved }) => saved.locale === locale && saved.product === product,
  );
  const known = new Map<string, { readonly cacheName: string; readonly url: string }>();
  for (const { cacheName, saved } of copies) {
    for (const [hash, url] of Object.entries(saved.addresses)) known.set(hash, { cacheName, url });
  }
  return known;
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  // Revalidates with the server, and bypasses the worker, which would cache it, too.
  const response = await fetch(url, { cache: 'no-cache', signal });
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (response.status === 404 || response.redirected || isHtml !== isPage(url)) {
    throw new SaveError('changed');
  }
  if (response.status !== 200) throw new SaveError('network');
  return response;
}

async function fillCache(cache: Cache, task: SaveTask): Promise<void> {
  const { list, signal, onProgress } = task;
  const known = await findKnownFiles(task);
  const addresses = new Set(list.files.map(([url]) => url));
  let bytes = 0;

  async function load([url, size, hash]: ProductFile): Promise<void> {
    signal.throwIfAborted();
    const copy = known.get(hash);
    const here = copy
      ? await (await caches.open(copy.cacheName)).match(copy.url)
      : isHashedFile(url) && (await caches.match(url));
    const response = here || (await fetchFile(url, signal));
    if (isPage(url)) {
      // A page of another build would reference scripts that this copy lacks.
      const files = namedFiles(await response.clone().text());
      if (files.some((file) => isHashedFile(file) && !addresses.has(file))) {
        throw new SaveError('changed');
      }
    }
    await cache.put(url, response);
    bytes += size;
    onProgress(bytes);
  }

  await forEachAtATime(list.files, load);
}

/** Throws if there is not enough space; trusts browsers that do not report it. */
async function checkSpace(size: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < size) throw new SaveError('space');
}

/**
 * Saves all files of a product in a new cache. Copies of earlier builds stay until it is complete,
 * and supply unchanged files.
 * @throws A SaveError; existing copies are unchanged.
 */
export async function saveProduct(task: SaveTask): Promise<SavedProduct> {
  const { locale, product, name, href, list, signal } = task;
  const { version, files } = list;
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const saved: SavedProduct = {
    locale,
    product,
    version,
    name,
    href,
    size,
    addresses: Object.fromEntries(files.map(([url, , hash]) => [hash, url])),
  };
  const cacheName = savedCacheName(saved);
  try {
    if ((await listSavedProducts()).some((copy) => copy.cacheName === cacheName)) return saved;
    // Left over from an unfinished attempt.
    await caches.delete(cacheName);
    await checkSpace(size);
    const cache = await caches.open(cacheName);
    await fillCache(cache, task);
    signal.throwIfAborted();
    await cache.put(SAVED_PRODUCT_URL, new Response(JSON.stringify(saved)));
    await removeSavedProduct(locale, product, cacheName);
    return saved;
  } catch (error) {
    await caches.delete(cacheName).catch(() => false);
    throw new SaveError(toSaveFailure(error, signal), { cause: error });
  }
}

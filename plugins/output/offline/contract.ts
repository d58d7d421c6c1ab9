/** URL of the worker, one for all languages. */
export const WORKER_URL = '/sw.js';

/** Scope of the worker. */
export const WORKER_SCOPE = '/';

/**
 * Prefix of all cache names; other caches of the host are never touched. The number is the format
 * version: the next worker deletes caches of other formats.
 */
export const CACHE_ROOT = 'offline-';
const FORMAT = `${CACHE_ROOT}1/`;

/** Whether a cache has the current format. */
export const isOwnCache = (name: string): boolean => name.startsWith(FORMAT);

/** Visited pages, by path. */
export const PAGES_CACHE = `${FORMAT}pages`;

/** Scripts, style sheets and other files of visited pages. */
export const FILES_CACHE = `${FORMAT}files`;

/** Cache of the offline pages of the build `version`. */
export const shellCacheName = (version: string): string => `${FORMAT}shell/${version}`;

/** A product in a language, as saved from one build. */
export interface SavedCopy {
  readonly locale: string;
  readonly product: string;
  /** Version of the product's file list. */
  readonly version: string;
}

const SAVED = `${FORMAT}saved/`;

/** Name of the cache with all files of a product. */
export const savedCacheName = ({ locale, product, version }: SavedCopy): string =>
  `${SAVED}${locale}/${product}/${version}`;

/** Parses the name of a product's cache; `null` for any other cache or another format. */
export function readSavedCacheName(name: string): SavedCopy | null {
  if (!name.startsWith(SAVED)) return null;
  const [locale, product, version, ...rest] = name.slice(SAVED.length).split('/');
  if (!locale || !product || !version || rest.length > 0) return null;
  return { locale, product, version };
}

/**
 * URL under which a product's cache stores its `SavedProduct`. Written last, so without it the
 * cache is incomplete.
 */
export const SAVED_PRODUCT_URL = '/offline/saved-product.json';

/** Metadata of a saved product. */
export interface SavedProduct extends SavedCopy {
  readonly name: string;
  /** URL of its first page. */
  readonly href: string;
  /** In bytes. */
  readonly size: number;
  /** URLs of its files, by content hash. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** Headers stored with a visited page: the URLs of its files, and its title. */
export const FILES_HEADER = 'x-offline-files';
export const TITLE_HEADER = 'x-offline-title';

/** Messages from pages to the worker. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** A page was visited and loaded these files. */
  | { readonly type: 'OPENED'; readonly path: string; readonly files: readonly string[] };

/** A file of a product: URL, size in bytes, content hash. */
export type ProductFile = readonly [url: string, size: number, hash: string];

/** All files needed to read a product offline; scripts and other assets before pages. */
export interface ProductFiles {
  readonly version: string;
  readonly files: readonly ProductFile[];
}

/** A product that can be saved. */
export interface ProductSummary {
  readonly version: string;
  /** In bytes. */
  readonly size: number;
}

/** Products that can be saved in a language, by id. */
export type ProductSummaries = Readonly<Record<string, ProductSummary>>;

/** Folder of the offline page and the product lists, below the base URL. */
export const OFFLINE_FOLDER = 'offline/';

/** URLs of a language's lists; `baseUrl` is the language's base URL. */
export const summariesUrl = (baseUrl: string): string => `${baseUrl}${OFFLINE_FOLDER}products.json`;
export const productFilesUrl = (baseUrl: string, product: string): string =>
  `${baseUrl}${OFFLINE_FOLDER}product-${product}.json`;

/** Build data for the worker. */
export interface WorkerBuild {
  /** Differs between builds. */
  readonly version: string;
  /** Paths of the offline pages, one per language, English first. */
  readonly offlinePages: readonly string[];
  /** Digests of all scripts. */
  readonly scripts: readonly string[];
}

/** Id of the list of available pages on the offline page. */
export const OFFLINE_LIST_ID = 'offline-pages';

/** Id of the retry button on the offline page. */
export const OFFLINE_RETRY_ID = 'offline-retry';

/** Whether a file has its content hash in its name, so that its URL is immutable. */
export function isHashedFile(path: string): boolean {
  return /\/assets\/.+[.-][\da-f]{8,}\.\w+$/i.test(path);
}

/** The worker's file at the root of the site, for all languages. */
export const WORKER_URL = '/sw.js';

/** What the worker covers. */
export const WORKER_SCOPE = '/';

/**
 * The first part of the names of all caches; other caches of the host are never touched. The number
 * is that of their format: caches of another one are removed by the next worker.
 */
export const CACHE_ROOT = 'offline-';
const FORMAT = `${CACHE_ROOT}1/`;

/** The pages that the reader opened, by path. */
export const PAGES_CACHE = `${FORMAT}pages`;

/** The scripts, style sheets and other files that came with pages. */
export const FILES_CACHE = `${FORMAT}files`;

/** The pages for readers without a connection, as the build with this version has them. */
export const shellCacheName = (version: string): string => `${FORMAT}shell/${version}`;

/** A product in a language, as one build has it. */
export interface SavedCopy {
  readonly locale: string;
  readonly product: string;
  /** Of the product's list of files. */
  readonly version: string;
}

const SAVED = `${FORMAT}saved/`;

/** The cache with all files of a product. */
export const savedCacheName = ({ locale, product, version }: SavedCopy): string =>
  `${SAVED}${locale}/${product}/${version}`;

/** What a cache holds; `null` if that is no product, or in another format. */
export function readSavedCacheName(name: string): SavedCopy | null {
  if (!name.startsWith(SAVED)) return null;
  const [locale, product, version, ...rest] = name.slice(SAVED.length).split('/');
  if (!locale || !product || !version || rest.length > 0) return null;
  return { locale, product, version };
}

/** Where a saved product's cache has its `SavedProduct`. Written last: without it, files are missing. */
export const SAVED_PRODUCT_URL = '/offline/saved-product.json';

/** What is known of a product that the reader saved. */
export interface SavedProduct extends SavedCopy {
  readonly name: string;
  /** Its first page. */
  readonly href: string;
  /** In bytes. */
  readonly size: number;
  /** The addresses of its files, by the hashes of what is in them. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** What a page that was opened is kept with: the addresses of its files, and its title. */
export const FILES_HEADER = 'x-offline-files';
export const TITLE_HEADER = 'x-offline-title';

/** What pages tell the worker. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** A page was opened, and came with these files. */
  | { readonly type: 'OPENED'; readonly path: string; readonly files: readonly string[] };

/** A file of a product: its address, its size in bytes, the hash of what is in it. */
export type ProductFile = readonly [url: string, size: number, hash: string];

/** All that it takes to read a product without a connection; scripts and the like before pages. */
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

/** The products that can be saved in a language, by id. */
export type ProductSummaries = Readonly<Record<string, ProductSummary>>;

/** The folder of the page for readers without a connection, and of the lists, below the base URL. */
export const OFFLINE_FOLDER = 'offline/';

/** The addresses of the lists of a language, which is served from `baseUrl`. */
export const summariesUrl = (baseUrl: string): string => `${baseUrl}${OFFLINE_FOLDER}products.json`;
export const productFilesUrl = (baseUrl: string, product: string): string =>
  `${baseUrl}${OFFLINE_FOLDER}product-${product}.json`;

/** What the build tells the worker. */
export interface WorkerBuild {
  /** Another one for each build that differs. */
  readonly version: string;
  /** The paths of the pages for readers without a connection: one for each language, English first. */
  readonly offlinePages: readonly string[];
}

/** Where the page for readers without a connection lists what they can read. */
export const OFFLINE_LIST_ID = 'offline-pages';

/** The button there that asks for the page again. */
export const OFFLINE_RETRY_ID = 'offline-retry';

/** Whether a file has the hash of what is in it in its name, and so is the same forever. */
export function isHashedFile(path: string): boolean {
  return /\/assets\/.+[.-][\da-f]{8,}\.\w+$/i.test(path);
}

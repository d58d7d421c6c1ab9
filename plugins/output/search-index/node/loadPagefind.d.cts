import type * as Pagefind from 'pagefind';

/** Loads the indexer. */
export declare function loadPagefind(): Promise<typeof Pagefind>;

/** Chunk names of a route, in the shape that Docusaurus passes the modules to the route. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [key: string]: ChunkNames };

/** A page in its version's global data of the docs plugin. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** The usual path of a doc in the section `sectionPath`, with slashes at both ends. */
export function toUsualPath(sectionPath: string, docId: string): string {
  return `${sectionPath}${docId}/`.replace(/\/index\/$/, '/');
}

/** The usual path of a doc in the global data: with a slash at the end for index files only. */
export function toUsualDocPath(path: string, docId: string): string {
  return /(?:^|\/)index$/.test(docId) ? path : path.replace(/\/$/, '');
}

/** Position of a page's entry in the global data of the docs plugin. */
export interface DocPlace {
  readonly pluginId: string;
  readonly version: number;
  readonly doc: DocEntry;
}

/** A module of a route and the chunks to load for it. */
export interface PageModule {
  readonly chunks: readonly (string | number)[];
  readonly id: string | number;
}

/** Data in a page's HTML that lets it start without its section's table. */
export interface PageRow {
  readonly path: string;
  /** Further attributes of the route, e.g. `exact`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly names: ChunkNames;
  /** Chunks and modules that only this page has, by chunk name. */
  readonly modules: Readonly<Record<string, PageModule>>;
  readonly doc?: DocPlace;
}

/** Id of the element with the page's row. */
export const PAGE_ROW_ID = '__page-row';

/** The names of a route's chunks, in the shape in which Docusaurus hands their modules to the route. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [key: string]: ChunkNames };

/** A page as its section's global data of the docs plugin lists it. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Where a page's entry belongs in the global data of the docs plugin. */
export interface DocPlace {
  readonly pluginId: string;
  readonly version: number;
  readonly doc: DocEntry;
}

/** A module that a route needs, and the chunks to load for it. */
export interface PageModule {
  readonly chunks: readonly (string | number)[];
  readonly id: string | number;
}

/** What a page's own HTML says of it, so that it can start without the table of its section. */
export interface PageRow {
  readonly path: string;
  /** What tells apart the routes of a path, as in `ComponentCreator(path, hash)`. */
  readonly hash: string;
  /** The route's other attributes, e.g. `exact`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly names: ChunkNames;
  /** The chunks and the module of each name that only this page has. */
  readonly modules: Readonly<Record<string, PageModule>>;
  readonly doc?: DocPlace;
}

/** The id of the element with the page's row. */
export const PAGE_ROW_ID = '__page-row';

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

/** A doc as the metadata of its version lists it. */
export interface VersionDoc {
  readonly id: string;
  readonly title: string;
  readonly sidebar?: string;
}

/** Docs of a version of which all but their chunk and its module is the same, or follows from their id. */
export interface DocKind {
  readonly attributes: PageRow['attributes'];
  /** As in a row, with nothing in the place of the name of the doc's own chunk. */
  readonly names: ChunkNames;
  /** The chunks that are loaded along with the doc's own one. */
  readonly chunks: readonly (string | number)[];
  readonly pluginId: string;
  /** As in `DocPlace`. */
  readonly version: number;
}

/** The pages of a section in short, for who has the metadata of its version. */
export interface CompactTable {
  /** What the path of every doc of a kind starts with. */
  readonly base: string;
  /** What the name of the chunk of every doc of a kind starts with. */
  readonly chunkPrefix: string;
  readonly kinds: readonly DocKind[];
  /** The position of each doc's kind, in the order of the version; -1 for a doc that is of none. */
  readonly kindOf: readonly number[];
  /** The ids of the modules of the docs that are of a kind, in the same order, with zeros before. */
  readonly moduleIds: string;
  /** How many digits each of them has. */
  readonly idLength: number;
  /** The pages that are of no kind. */
  readonly rows: readonly PageRow[];
}

/** Where the file of a table is, beside the script that stands in for it. */
export const toTableUrl = (script: string): string => script.replace(/\.js$/, '.json');

/** The id of the element with the page's row. */
export const PAGE_ROW_ID = '__page-row';

/**
 * A link to a doc: doc id, label, what the doc's title has after the label or the whole title in
 * brackets, address. No label stands for the one that follows from the id; an id alone is a link
 * whose doc is titled like it.
 */
export type CompactLink =
  | string
  | readonly [docId: string, label: string, title?: string | readonly [string], href?: string];

/**
 * A category in short: key, entries, label. The key comes after the version's base and names the folder
 * after which the ids of its own docs come; an id that starts with a slash is of another folder. No
 * label stands for the one that follows from the key.
 */
export type CompactCategory = readonly [key: string, items: readonly CompactItem[], label?: string];

/** An entry of a sidebar: a link or a category in short, or as it is with its entries in short. */
export type CompactItem =
  CompactLink | CompactCategory | { readonly items?: readonly CompactItem[] };

/** The metadata of a version in short. */
export interface CompactVersion {
  /** All but sidebars and docs. */
  readonly head: Readonly<Record<string, unknown>>;
  /** What comes before the path of every doc. */
  readonly base: string;
  readonly sidebars: Readonly<Record<string, readonly CompactItem[]>>;
  /** The docs that no link tells of. */
  readonly docs: readonly VersionDoc[];
}

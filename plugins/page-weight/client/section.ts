/**
 * The routes of a section, of which a page knows only its own at first: it brings that in its HTML,
 * and the table of the others follows.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type { ComponentType } from 'react';
import {
  PAGE_ROW_ID,
  toTableUrl,
  type ChunkNames,
  type CompactTable,
  type DocEntry,
  type DocPlace,
  type PageModule,
  type PageRow,
  type VersionDoc,
} from '../contract';
import { expandTable } from './expandTable';
import { matchRoutes, type RouteConfig } from './router/routes';

// The bundler's own functions: to load a chunk, and to run a module that is there.
declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
};
declare const __webpack_public_path__: string;
declare function __webpack_get_script_filename__(chunk: string): string;

type RegistryEntry = [load: () => Promise<unknown>, name: string, module: string | number];

interface PreloadableRoute extends RouteConfig {
  readonly path: string;
  readonly component: ComponentType & { preload?: () => Promise<unknown> };
}

interface LazySection {
  readonly path: string;
  /** Loads the table, once; again after a failure. */
  readonly load: () => Promise<void>;
  started: boolean;
}

// The modules are Docusaurus' own objects, which it reads at every navigation; its types say less.
const chunks = registry as unknown as Record<string, RegistryEntry>;
const chunkNames = routesChunkNames as unknown as Record<string, ChunkNames>;
const docsData = (
  globalData as unknown as Record<
    string,
    Record<string, { versions: { docs: DocEntry[] }[] }> | undefined
  >
)['docusaurus-plugin-content-docs'];

const sections: LazySection[] = [];

/** Makes the chunks of a section's pages known. */
export function addChunks(
  entries: Readonly<Record<string, RegistryEntry>>,
  names: Readonly<Record<string, ChunkNames>>,
): void {
  Object.assign(chunks, entries);
  Object.assign(chunkNames, names);
}

/** Adds docs to the global data of a version, but for those that it has. */
export function addDocs(pluginId: string, version: number, docs: readonly DocEntry[]): void {
  const known = docsData?.[pluginId]?.versions[version]?.docs;
  if (!known) return;
  const ids = new Set(known.map(({ id }) => id));
  known.push(...docs.filter(({ id }) => !ids.has(id)));
}

function currentPath(): string {
  return window.location.pathname.replace(/\/index\.html$/, '/');
}

/** The row in the HTML if it is of the page that is shown; a row is taken once. */
function takeRow(): PageRow | null {
  const element = document.getElementById(PAGE_ROW_ID);
  if (!element?.textContent) return null;
  const row = JSON.parse(element.textContent) as PageRow;
  element.textContent = '';
  const path = currentPath();
  const isShown = [path, decodeURI(path)].some(
    (candidate) => candidate === row.path || `${candidate}/` === row.path,
  );
  return isShown ? row : null;
}

function toEntry(name: string, { chunks: ids, id }: PageModule): RegistryEntry {
  const load = async () => {
    await Promise.all(ids.map((chunk) => __webpack_require__.e(chunk)));
    return __webpack_require__(id);
  };
  return [load, name, id];
}

/** Makes pages known, and gives their routes. */
function addRows(rows: readonly PageRow[]): PreloadableRoute[] {
  const docs = new Map<string, DocPlace[]>();
  for (const { path, hash, names, modules, doc } of rows) {
    const entries = Object.entries(modules).map(([name, module]) => [name, toEntry(name, module)]);
    addChunks(Object.fromEntries(entries), { [`${path}-${hash}`]: names });
    if (!doc) continue;
    const key = `${doc.pluginId} ${doc.version}`;
    const places = docs.get(key) ?? [];
    places.push(doc);
    docs.set(key, places);
  }
  for (const places of docs.values()) {
    const [{ pluginId, version }] = places as [DocPlace];
    addDocs(
      pluginId,
      version,
      places.map(({ doc }) => doc),
    );
  }
  return rows.map(({ path, hash, attributes }) => ({
    ...attributes,
    path,
    component: ComponentCreator(path, hash) as PreloadableRoute['component'],
  }));
}

/** The docs of a version, from the chunk of its metadata, in their order. */
async function loadDocs(data: string | null): Promise<VersionDoc[]> {
  if (data === null) return [];
  const { default: metadata } = (await chunks[data]?.[0]()) as {
    readonly default: { readonly version?: { readonly docs: Record<string, VersionDoc> } };
  };
  return Object.values(metadata.version?.docs ?? {});
}

/**
 * The pages of a section, from the file that the build has written of it. `undefined` if there is
 * none, because it cannot say all, or because another build has taken the place of this one.
 */
async function fetchRows(table: string, data: string | null): Promise<PageRow[] | undefined> {
  const script = `${__webpack_public_path__}${__webpack_get_script_filename__(table)}`;
  try {
    const [response, docs] = await Promise.all([fetch(toTableUrl(script)), loadDocs(data)]);
    return response.ok ? expandTable((await response.json()) as CompactTable, docs) : undefined;
  } catch {
    return undefined;
  }
}

/** The innermost section that a path is in. */
function findSection(path: string): LazySection | undefined {
  return sections
    .filter((candidate) => path.startsWith(candidate.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * A visible link is prefetched only once, so it waits for the table when that is on its way. Links
 * into other sections are fetched when the pointer comes near.
 */
function waitForTablesBeforePrefetch(): void {
  const stock = window.docusaurus;
  window.docusaurus = {
    ...stock,
    prefetch(path) {
      const lazy = findSection(path);
      if (!lazy) return stock.prefetch(path);
      if (lazy.started) void lazy.load().then(() => void stock.prefetch(path), ignore);
      return false;
    },
  };
}

/** Calls back when the page has loaded and the browser has nothing to do. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

/** What fails here is tried again, and reported, by the navigation that needs it. */
function ignore(): void {}

/**
 * Makes `routes` the routes of a section whose pages are in a table of its own, the file of that name
 * or else a script: while that is not there, one route stands for all of them. The list is changed in
 * place, since Docusaurus reads it at every navigation.
 * @param data The chunk of the metadata of the section's version, which the file relies on.
 */
export function section(
  path: string,
  table: string,
  data: string | null,
  loadTable: () => Promise<{ readonly default: readonly PreloadableRoute[] }>,
  routes: PreloadableRoute[],
): PreloadableRoute[] {
  let loading: Promise<void> | undefined;
  const lazy: LazySection = { path, started: false, load };

  /** The routes that are not there yet. */
  async function loadRoutes(): Promise<PreloadableRoute[]> {
    const rows = await fetchRows(table, data);
    const isNew = (page: { readonly path: string }) =>
      !routes.some(({ path }) => path === page.path);
    return rows ? addRows(rows.filter(isNew)) : (await loadTable()).default.filter(isNew);
  }

  function load(): Promise<void> {
    lazy.started = true;
    loading ??= loadRoutes().then(
      (others) => {
        routes.splice(routes.indexOf(pending), 1, ...others);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Pending() {
    return null;
  }
  Pending.preload = async () => {
    const row = takeRow();
    if (row) {
      const [route] = addRows([row]) as [PreloadableRoute];
      // The page keeps its place when the others come, so React does not mount it anew.
      routes.unshift(route);
      waitForTablesBeforePrefetch();
      lazy.started = true;
      whenIdle(() => void load().catch(ignore));
      await route.component.preload?.();
      return;
    }
    await load();
    // On a navigation this is where it leads to already.
    const matches = matchRoutes(routes, window.location.pathname);
    await Promise.all(
      matches.map(({ route }) => (route as PreloadableRoute).component.preload?.()),
    );
  };
  const pending: PreloadableRoute = { path, component: Pending };
  routes.push(pending);
  sections.push(lazy);
  return routes;
}

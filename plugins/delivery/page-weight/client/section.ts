/**
 * The routes of a section. A page starts with its own route only, which its HTML brings; the table of
 * the others is a chunk that follows.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import {
  PAGE_ROW_ID,
  type ChunkNames,
  type DocEntry,
  type PageModule,
  type PageRow,
} from '../contract';

// The bundler's own functions: to load a chunk, and to run a module that is there.
declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
};

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

/** Adds docs to the global data of a version, except those it already has. */
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

/** Makes a page known, and returns its route. */
function addRow({ path, hash, attributes, names, modules, doc }: PageRow): PreloadableRoute {
  addChunks(
    Object.fromEntries(
      Object.entries(modules).map(([name, module]) => [name, toEntry(name, module)]),
    ),
    { [`${path}-${hash}`]: names },
  );
  if (doc) addDocs(doc.pluginId, doc.version, [doc.doc]);
  const component = ComponentCreator(path, hash) as PreloadableRoute['component'];
  return { ...attributes, path, component };
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
 * Makes `routes` the routes of a section whose pages are in a table of its own. Until the table is
 * there, one route stands for all of them. The list is changed in place, since Docusaurus reads it at
 * every navigation.
 */
export function section(
  path: string,
  loadTable: () => Promise<{ readonly default: readonly PreloadableRoute[] }>,
  routes: PreloadableRoute[],
): PreloadableRoute[] {
  let loading: Promise<void> | undefined;
  const lazy: LazySection = { path, started: false, load };

  function load(): Promise<void> {
    lazy.started = true;
    loading ??= loadTable().then(
      ({ default: pages }) => {
        const others = pages.filter((page) => !routes.some((route) => route.path === page.path));
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
      const route = addRow(row);
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

/**
 * Routes of a section. A page starts with its own route, which its HTML contains; the table of the
 * section's other routes is a separate chunk.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import {
  PAGE_ROW_ID,
  toUsualDocPath,
  toUsualPath,
  type ChunkNames,
  type DocEntry,
  type PageModule,
  type PageRow,
} from '../contract';

// Rspack's functions to load a chunk and to execute a module.
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
  /** Loads the table once; retries after a failure. */
  readonly load: () => Promise<void>;
  started: boolean;
}

// The modules export the objects that Docusaurus reads on every navigation; their types are
// narrower.
const chunks = registry as unknown as Record<string, RegistryEntry>;
const chunkNames = routesChunkNames as unknown as Record<string, ChunkNames>;
const docsData = (
  globalData as unknown as Record<
    string,
    Record<string, { versions: { docs: DocEntry[] }[] }> | undefined
  >
)['docusaurus-plugin-content-docs'];

const sections: LazySection[] = [];

/** Tells pages from a layout with the same path: Docusaurus finds chunk names by `path-hash`. */
const HASH = 'page';

/** A page in a section's table. Paths are given where they are not the usual ones. */
type TableRow = readonly [
  docId: string | null,
  attributes: Readonly<Record<string, unknown>>,
  names: ChunkNames,
  entries: readonly RegistryEntry[],
  path?: string,
  docPath?: string,
];

/** Adds docs to the global data of a version, except known ones. */
function addDocs(pluginId: string, version: number, docs: readonly DocEntry[]): void {
  const known = docsData?.[pluginId]?.versions[version]?.docs;
  if (!known) return;
  const ids = new Set(known.map(({ id }) => id));
  known.push(...docs.filter(({ id }) => !ids.has(id)));
}

/** Registers a page's chunks and returns its route. */
function addPage(
  path: string,
  attributes: Readonly<Record<string, unknown>>,
  names: ChunkNames,
  entries: readonly RegistryEntry[],
): PreloadableRoute {
  for (const entry of entries) chunks[entry[1]] = entry;
  chunkNames[`${path}-${HASH}`] = names;
  const component = ComponentCreator(path, HASH) as PreloadableRoute['component'];
  return { ...attributes, path, component };
}

/** Registers the pages of a section, of a version of a docs instance, and returns their routes. */
export function pages(
  sectionPath: string,
  pluginId: string | null,
  version: number,
  rows: readonly TableRow[],
): PreloadableRoute[] {
  const docs: DocEntry[] = [];
  const routes = rows.map(([docId, attributes, names, entries, givenPath, docPath]) => {
    const path = givenPath ?? toUsualPath(sectionPath, docId ?? '');
    const { sidebar } = attributes;
    if (docId !== null) {
      docs.push({
        id: docId,
        path: docPath ?? toUsualDocPath(path, docId),
        ...(sidebar ? { sidebar: String(sidebar) } : {}),
      });
    }
    return addPage(path, attributes, names, entries);
  });
  if (pluginId !== null) addDocs(pluginId, version, docs);
  return routes;
}

function currentPath(): string {
  return window.location.pathname.replace(/\/index\.html$/, '/');
}

/** Returns the row in the HTML if it belongs to the current page, and consumes it. */
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

/** Registers the page of a row and returns its route. */
function addRow({ path, attributes, names, modules, doc }: PageRow): PreloadableRoute {
  if (doc) addDocs(doc.pluginId, doc.version, [doc.doc]);
  const entries = Object.entries(modules).map(([name, module]) => toEntry(name, module));
  return addPage(path, attributes, names, entries);
}

/** Finds the innermost section of a path. */
function findSection(path: string): LazySection | undefined {
  return sections
    .filter((candidate) => path.startsWith(candidate.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Docusaurus prefetches a visible link only once, so that prefetch waits for a table that is
 * loading. Links into other sections are prefetched on hover.
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

/** Calls back once the page has loaded and the browser is idle. */
function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

/** The navigation that needs it retries and reports failures. */
function ignore(): void {}

/**
 * Fills `routes` with the routes of a section. Until its table is loaded, one route matches all its
 * pages. The array is changed in place, because Docusaurus reads it on every navigation.
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
      // Keeps the current page's route object, so that React does not remount the page.
      routes.unshift(route);
      waitForTablesBeforePrefetch();
      lazy.started = true;
      whenIdle(() => void load().catch(ignore));
      await route.component.preload?.();
      return;
    }
    await load();
    // During a navigation, the location is already that of the target.
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

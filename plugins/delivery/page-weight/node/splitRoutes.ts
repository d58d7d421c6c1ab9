import type { ChunkNames, DocEntry, DocPlace } from '../contract';
import { generatedFileError } from './generatedFileError';
import { toRouteKey, type GeneratedRoute } from './readRoutes';

/** A page: a route without child routes. */
export interface Leaf {
  readonly route: GeneratedRoute;
  readonly names: ChunkNames;
  /** Chunks that only this page has. */
  readonly own: readonly string[];
  /** All chunks that the page needs to start, including its layouts'. */
  readonly all: readonly string[];
  readonly doc?: DocPlace;
}

/** The pages under one layout: those of one version of one docs instance. */
export interface Section {
  readonly path: string;
  /** Route of the layout, an object of the route tree. */
  readonly parent: GeneratedRoute;
  readonly leaves: readonly Leaf[];
}

export interface SplitRoutes {
  readonly routes: readonly GeneratedRoute[];
  readonly sections: readonly Section[];
  /** Needed by every page: chunk names of all other routes. */
  readonly shellNames: Readonly<Record<string, ChunkNames>>;
  /** Needed by every page: chunks that are not specific to a page. */
  readonly shellChunks: ReadonlySet<string>;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

interface DocsInstance {
  readonly versions?: readonly { readonly mainDocId: string; readonly docs: readonly DocEntry[] }[];
}

/** Used properties of `globalData.json`: by plugin and instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, DocsInstance>>>>;

/** Flattens the chunk names of a route. */
export function flatNames(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatNames);
}

/** Docs paths have a trailing slash only if their file is an index. */
const toPlaceKey = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Returns the place of every doc in the docs plugin's global data, by path without trailing slash.
 */
export function readDocPlaces(globalData: GlobalData): Map<string, DocPlace> {
  const places = new Map<string, DocPlace>();
  for (const [pluginId, { versions }] of Object.entries(globalData[DOCS_PLUGIN] ?? {})) {
    if (!Array.isArray(versions)) {
      throw generatedFileError('globalData.json', `no versions of the docs instance ${pluginId}`);
    }
    versions.forEach(({ docs }, version) => {
      for (const doc of docs) places.set(toPlaceKey(doc.path), { pluginId, version, doc });
    });
  }
  return places;
}

/** Returns the global data with only the main doc of each version. */
export function withoutDocs(globalData: GlobalData): GlobalData {
  const instances = globalData[DOCS_PLUGIN];
  if (!instances) return globalData;
  return {
    ...globalData,
    [DOCS_PLUGIN]: Object.fromEntries(
      Object.entries(instances).map(([id, data]) => [
        id,
        {
          ...data,
          versions: data.versions?.map((version) => ({
            ...version,
            docs: version.docs.filter((doc) => doc.id === version.mainDocId),
          })),
        },
      ]),
    ),
  };
}

/**
 * Separates what every page needs, the shell, from what the pages of each section need. A section
 * is a layout below the top level with its pages.
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  names: Readonly<Record<string, ChunkNames>>,
  places: ReadonlyMap<string, DocPlace>,
): SplitRoutes {
  const namesOf = (route: GeneratedRoute): ChunkNames => {
    const found = names[toRouteKey(route)];
    if (found === undefined) {
      throw generatedFileError('routesChunkNames.json', `no entry for ${toRouteKey(route)}`);
    }
    return found;
  };

  interface FoundSection {
    readonly parent: GeneratedRoute;
    readonly layouts: readonly string[];
    readonly leaves: readonly GeneratedRoute[];
  }
  const found: FoundSection[] = [];
  const visit = (route: GeneratedRoute, depth: number, above: readonly string[]): void => {
    if (!route.routes) return;
    const layouts = [...above, ...flatNames(namesOf(route))];
    const leaves = route.routes.filter((child) => !child.routes);
    if (leaves.length > 0 && depth > 0) found.push({ parent: route, layouts, leaves });
    for (const child of route.routes) visit(child, depth + 1, layouts);
  };
  for (const route of routes) visit(route, 0, []);

  const uses = new Map<string, number>();
  const leafKeys = new Set<string>();
  for (const leaf of found.flatMap(({ leaves }) => leaves)) {
    leafKeys.add(toRouteKey(leaf));
    for (const name of flatNames(namesOf(leaf))) uses.set(name, (uses.get(name) ?? 0) + 1);
  }

  const shellNames = Object.fromEntries(
    Object.entries(names).filter(([key]) => !leafKeys.has(key)),
  );
  const shellChunks = new Set([
    ...Object.values(shellNames).flatMap(flatNames),
    ...[...uses].filter(([, count]) => count > 1).map(([name]) => name),
  ]);

  const sections = found.map(({ parent, layouts, leaves }): Section => ({
    path: parent.path,
    parent,
    leaves: leaves.map((route): Leaf => {
      const leafNames = namesOf(route);
      const all = flatNames(leafNames);
      const doc = places.get(toPlaceKey(route.path));
      return {
        route,
        names: leafNames,
        own: all.filter((name) => !shellChunks.has(name)),
        all: [...new Set([...layouts, ...all])],
        ...(doc && { doc }),
      };
    }),
  }));
  return { routes, sections, shellNames, shellChunks };
}

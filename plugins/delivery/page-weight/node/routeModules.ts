import type { DocEntry } from '../contract';
import { generatedFileError } from './generatedFileError';
import { toRouteKey, type GeneratedRoute } from './readRoutes';
import { withoutDocs, type GlobalData, type Section, type SplitRoutes } from './splitRoutes';

/** Generated modules that are replaced, as `@generated/<name>`. */
export const REPLACED_MODULES = ['routes', 'registry', 'routesChunkNames', 'globalData'] as const;

export interface RouteModulesOptions {
  readonly split: SplitRoutes;
  readonly globalData: GlobalData;
  /** Chunk name -> module. */
  readonly registry: ReadonlyMap<string, string>;
  /** Import path of the module that exports `section`. */
  readonly sectionModule: string;
}

const quote = (value: unknown) => JSON.stringify(value);
/** Name of a section's table and its chunk. */
const toTableName = (index: number) => `table-${index}`;
const toTableFile = (index: number) => `${toTableName(index)}.js`;

const creatorOf = ({ path, hash }: GeneratedRoute) =>
  `ComponentCreator(${[path, hash]
    .filter((part) => part !== undefined)
    .map(quote)
    .join(', ')})`;

function routeCode(route: GeneratedRoute, routes?: string): string {
  const attributes = Object.entries(route.attributes).map(
    ([name, value]) => `${quote(name)}: ${quote(value)}`,
  );
  const fields = [
    `path: ${quote(route.path)}`,
    `component: ${creatorOf(route)}`,
    ...attributes,
    ...(routes === undefined ? [] : [`routes: ${routes}`]),
  ];
  return `{ ${fields.join(', ')} }`;
}

function registryCode(names: Iterable<string>, registry: ReadonlyMap<string, string>): string {
  const entries = [...names].map((name) => {
    const module = registry.get(name);
    if (module === undefined) throw generatedFileError('registry.js', `no chunk ${name}`);
    return `${quote(name)}: [() => import(/* webpackChunkName: ${quote(name)} */ ${quote(module)}), ${quote(name)}, require.resolveWeak(${quote(module)})]`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}

const COMPONENT_CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';";

function routesModule({ split, sectionModule }: RouteModulesOptions): string {
  const indexOf = new Map(split.sections.map(({ parent }, index) => [parent, index]));
  const toCode = (route: GeneratedRoute): string => {
    if (!route.routes) return routeCode(route);
    const index = indexOf.get(route);
    const layouts = route.routes.filter(({ routes }) => index === undefined || routes);
    const list = `[${layouts.map(toCode).join(',\n')}]`;
    if (index === undefined) return routeCode(route, list);
    const table = quote(toTableName(index));
    const load = `() => import(/* webpackChunkName: ${table} */ './${toTableFile(index)}')`;
    return routeCode(route, `section(${quote(route.path)}, ${load}, ${list})`);
  };
  return [
    COMPONENT_CREATOR,
    `import { section } from ${quote(sectionModule)};`,
    `export default [${split.routes.map(toCode).join(',\n')}];`,
    '',
  ].join('\n');
}

function docsCode({ leaves }: Section): string[] {
  const lists = new Map<string, { pluginId: string; version: number; docs: DocEntry[] }>();
  for (const { doc: place } of leaves) {
    if (!place) continue;
    const { pluginId, version, doc } = place;
    const key = `${pluginId} ${version}`;
    const list = lists.get(key) ?? { pluginId, version, docs: [] };
    list.docs.push(doc);
    lists.set(key, list);
  }
  return [...lists.values()].map(
    ({ pluginId, version, docs }) => `addDocs(${quote(pluginId)}, ${version}, ${quote(docs)});`,
  );
}

function tableModule(section: Section, { registry, sectionModule }: RouteModulesOptions): string {
  const own = new Set(section.leaves.flatMap((leaf) => leaf.own));
  const names = Object.fromEntries(
    section.leaves.map(({ route, names: chunkNames }) => [toRouteKey(route), chunkNames]),
  );
  return [
    COMPONENT_CREATOR,
    `import { addChunks, addDocs } from ${quote(sectionModule)};`,
    `addChunks(${registryCode(own, registry)}, ${quote(names)});`,
    ...docsCode(section),
    `export default [${section.leaves.map(({ route }) => routeCode(route)).join(',\n')}];`,
    '',
  ].join('\n');
}

/**
 * Returns the code that replaces Docusaurus's tables, by file name: `REPLACED_MODULES` with what
 * every page needs, and a table per section with the rest.
 */
export function routeModules(options: RouteModulesOptions): Map<string, string> {
  const { split, globalData, registry } = options;
  return new Map([
    ['routes.js', routesModule(options)],
    ['registry.js', `export default ${registryCode(split.shellChunks, registry)};\n`],
    ['routesChunkNames.js', `export default ${quote(split.shellNames)};\n`],
    ['globalData.js', `export default ${quote(withoutDocs(globalData))};\n`],
    ...split.sections.map((section, index): [string, string] => [
      toTableFile(index),
      tableModule(section, options),
    ]),
  ]);
}

import { toUsualDocPath, toUsualPath } from '../contract';
import { generatedFileError } from './generatedFileError';
import type { GeneratedRoute } from './readRoutes';
import {
  withoutDocs,
  type GlobalData,
  type Leaf,
  type Section,
  type SplitRoutes,
} from './splitRoutes';

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

function entryCode(name: string, registry: ReadonlyMap<string, string>): string {
  const module = registry.get(name);
  if (module === undefined) throw generatedFileError('registry.js', `no chunk ${name}`);
  return `[() => import(/* webpackChunkName: ${quote(name)} */ ${quote(module)}), ${quote(name)}, require.resolveWeak(${quote(module)})]`;
}

function registryCode(names: Iterable<string>, registry: ReadonlyMap<string, string>): string {
  const entries = [...names].map((name) => `${quote(name)}: ${entryCode(name, registry)}`);
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

/** A page as an argument of `pages`: a `TableRow`. */
function rowCode(
  { route, names, own, doc }: Leaf,
  sectionPath: string,
  registry: ReadonlyMap<string, string>,
): string {
  const entries = own.map((name) => entryCode(name, registry));
  const docId = doc?.doc.id ?? null;
  const fields = [docId, route.attributes, names].map(quote).concat(`[${entries.join(', ')}]`);
  const isUsual =
    docId !== null &&
    route.path === toUsualPath(sectionPath, docId) &&
    doc?.doc.path === toUsualDocPath(route.path, docId);
  if (!isUsual) fields.push(quote(route.path), ...(doc ? [quote(doc.doc.path)] : []));
  return `[${fields.join(', ')}]`;
}

function tableModule({ path, leaves }: Section, options: RouteModulesOptions): string {
  const { pluginId, version } = leaves.find(({ doc }) => doc)?.doc ?? {};
  const rows = leaves.map((leaf) => rowCode(leaf, path, options.registry));
  return [
    `import { pages } from ${quote(options.sectionModule)};`,
    `export default pages(${[path, pluginId ?? null, version ?? 0].map(quote).join(', ')}, [`,
    `${rows.join(',\n')}]);`,
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

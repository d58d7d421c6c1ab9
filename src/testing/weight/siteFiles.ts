import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { PluginConfig } from '@docusaurus/types';
import { toDocsPath } from '../../site/docsVersions';
import { PRODUCTS } from '../../site/products';
import { toPlainMdx } from '../bench/toPlainMdx';
import { toNavTrees, type GeneratedPage } from './generatePages';

/** The project's configuration and that of the plain site, and what they are called in a generated one. */
export const PROJECT_CONFIG = ['docusaurus.config.ts', 'project.config.ts'] as const;
export const PLAIN_CONFIG = ['docusaurus.config.js', 'plain.config.js'] as const;

/** What is about the project's own pages, which generated ones take the place of. */
const OWN_CONTENT = [
  /^docs\//,
  /^[^/]+_version(?:s\.json$|ed_(?:docs|sidebars)\/)/,
  /^i18n\/[^/]+\/(?:api|docusaurus-plugin-content-docs-[^/]+)\//,
  /^src\/pages\/production-error\./,
  /\/__tests__\//,
];

/** Whether a file of the project has no place in a site of generated pages. */
export function isOwnContent(file: string): boolean {
  return OWN_CONTENT.some((pattern) => pattern.test(file));
}

const pageFiles = (pages: readonly GeneratedPage[]) =>
  pages.flatMap(({ file, text, demos }): [string, string][] => [[file, text], ...demos]);

/** Plain Docusaurus has no demos. */
const plainPageFiles = (pages: readonly GeneratedPage[]) =>
  pages.map(({ file, text, demos }): [string, string] => [
    file,
    demos.size > 0 ? toPlainMdx(text) : text,
  ]);

/**
 * The files that make a copy of the project a site of `pages`. `configModule` is the path of the
 * module that exports `toGeneratedConfig`.
 */
export function siteFiles(
  pages: readonly GeneratedPage[],
  configModule: string,
): ReadonlyMap<string, string> {
  return new Map([
    [
      'docusaurus.config.ts',
      [
        `import { toGeneratedConfig } from ${JSON.stringify(configModule)};`,
        "import createConfig from './project.config';",
        "process.env['DOCS_EXPERIMENTS'] = '1';",
        'export default async () => toGeneratedConfig(await createConfig({ apiReference: false }));',
        '',
      ].join('\n'),
    ],
    ['sidebars.ts', `export default ${JSON.stringify(toNavTrees(pages), null, 2)};\n`],
    ...pageFiles(pages),
  ]);
}

const stockDocs = PRODUCTS.map(({ id, route }): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  { id, path: toDocsPath(id), routeBasePath: route.slice(1) } satisfies Partial<DocsOptions>,
]);

/**
 * The files that make plain Docusaurus classic a site of `pages`: one docs instance for each product,
 * each with the sidebar that Docusaurus makes of its folders.
 */
export function stockFiles(pages: readonly GeneratedPage[]): ReadonlyMap<string, string> {
  const fields = {
    presets: [['classic', { docs: false, blog: false } satisfies PresetOptions]],
    plugins: stockDocs,
  };
  const items = PRODUCTS.map(({ id, name }) => ({
    type: 'docSidebar',
    docsPluginId: id,
    sidebarId: 'defaultSidebar',
    label: name,
  }));
  return new Map([
    [
      'docusaurus.config.js',
      [
        "const plain = require('./plain.config.js');",
        `const navbar = { ...plain.themeConfig.navbar, items: ${JSON.stringify(items)} };`,
        `module.exports = { ...plain, ...${JSON.stringify(fields)}, themeConfig: { navbar } };`,
        '',
      ].join('\n'),
    ],
    ...plainPageFiles(pages),
  ]);
}

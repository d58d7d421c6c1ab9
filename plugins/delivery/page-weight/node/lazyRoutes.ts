import type { LoadContext } from '@docusaurus/types';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkNames } from '../contract';
import type { BundlerPlugin } from '../../../common/bundler/bundler';
import { compilationReader } from '../../../common/bundler/compilationReader';
import {
  readPageManifest,
  toModuleFile,
  type BundlerCompilation,
  type PageManifest,
} from './pageManifest';
import { addPageRow, toPageRow, toPageScripts } from './pageRow';
import { readRegistry } from './readRegistry';
import { readRoutes } from './readRoutes';
import { REPLACED_MODULES, routeModules } from './routeModules';
import { readDocPlaces, splitRoutes, type GlobalData, type Leaf } from './splitRoutes';

const NAME = 'page-weight';

export interface LazyRoutes {
  /** Names of the chunks that routes load. */
  readonly chunkNames: readonly string[];
  /** Replacements of Docusaurus's generated modules. */
  readonly alias: Readonly<Record<string, string>>;
  /** Bundler plugin that reads the resulting chunks. */
  readonly plugin: BundlerPlugin;
  /** Adds its row and scripts to a page. `file` is relative to the output folder. */
  edit(html: string, file: string): string;
}

/**
 * Splits Docusaurus's generated route tables: each section's routes become a chunk that loads on
 * demand, and each page's HTML contains its own row. Call it from `configureWebpack`, when the
 * tables exist.
 */
export function createLazyRoutes({ siteDir, generatedFilesDir, baseUrl }: LoadContext): LazyRoutes {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const globalData = JSON.parse(read('globalData.json')) as GlobalData;
  const split = splitRoutes(
    readRoutes(read('routes.js')),
    JSON.parse(read('routesChunkNames.json')) as Readonly<Record<string, ChunkNames>>,
    readDocPlaces(globalData),
  );
  const registry = readRegistry(read('registry.js'));

  const folder = path.join(generatedFilesDir, NAME);
  const sectionModule = path.join(__dirname, '..', 'client', 'section.ts');
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of routeModules({ split, globalData, registry, sectionModule })) {
    writeFileSync(path.join(folder, name), code);
  }

  const modules = [...registry].map(([name, module]) => ({
    name,
    file: toModuleFile(module, siteDir, generatedFilesDir),
  }));
  const leaves = new Map(
    split.sections.flatMap((section) =>
      section.leaves.map((leaf): [string, Leaf] => [leaf.route.path, leaf]),
    ),
  );
  let manifest: PageManifest | undefined;

  return {
    chunkNames: [...registry.keys()],

    alias: Object.fromEntries(
      REPLACED_MODULES.map((name) => [`@generated/${name}$`, path.join(folder, `${name}.js`)]),
    ),

    plugin: compilationReader<BundlerCompilation>(NAME, (compilation) => {
      manifest = readPageManifest(compilation, modules);
    }),

    edit(html, file) {
      const leaf = leaves.get(`${baseUrl}${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`);
      if (!leaf) return html;
      if (!manifest) throw new Error('The bundler has told nothing of its chunks.');
      return addPageRow(html, file, {
        row: toPageRow(leaf, manifest),
        scripts: toPageScripts(leaf, manifest),
        baseUrl,
      });
    },
  };
}

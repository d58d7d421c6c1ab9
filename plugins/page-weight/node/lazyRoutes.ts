import type { LoadContext } from '@docusaurus/types';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addTrailingSlash } from '../../../src/site/paths';
import { toTableUrl, type ChunkNames, type VersionDoc } from '../contract';
import type { BundlerPlugin } from '../../bundler/bundler';
import { toClientConfig, toClientMetadata } from './clientConfig';
import { toCompactTable } from './compactTable';
import { generatedFileError } from './generatedFileError';
import { nameDocChunks, toChunkPrefix } from './nameDocChunks';
import {
  readPageManifest,
  toModuleFile,
  type BundlerCompilation,
  type PageManifest,
} from './pageManifest';
import { addPageRow, toPageRow, toPageScripts } from './pageRow';
import { readRegistry } from './readRegistry';
import { readRoutes } from './readRoutes';
import { REPLACED_MODULES, routeModules, toTableName } from './routeModules';
import {
  readDocPlaces,
  splitRoutes,
  type GlobalData,
  type Leaf,
  type Section,
} from './splitRoutes';
import { toChunkName } from './toChunkName';
import { readVersionDocs, VERSION_FILE } from './versionModule';
import { writeChangedFiles } from './writeChangedFiles';

const NAME = 'page-weight';

/** Docusaurus' modules of the site's configuration and metadata; the browser gets parts of them. */
const CONFIG = 'docusaurus.config.mjs';
const CLIENT_CONFIG = 'docusaurus.config.js';
const METADATA = 'site-metadata.json';

/** After everything that names chunks and their files: `PROCESS_ASSETS_STAGE_REPORT`. */
const REPORT_STAGE = 5000;

export interface LazyRoutes {
  /** The chunks of what routes name, by name. */
  readonly chunkNames: ReadonlyMap<string, string>;
  /** What the bundler shall load instead of Docusaurus' own tables. */
  readonly alias: Readonly<Record<string, string>>;
  /** The bundler's plugin that finds out what the build made of the chunks. */
  readonly plugin: BundlerPlugin;
  /** A page with its row and scripts. Takes the page's file, relative to the output folder. */
  edit(html: string, file: string): string;
}

function readJson<T>(folder: string, file: string): T {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  } catch (error) {
    throw generatedFileError(file, error instanceof Error ? error.message : String(error));
  }
}

/** A compilation to which files can be added. */
interface OpenCompilation extends BundlerCompilation {
  readonly compiler: {
    readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => unknown } };
  };
  emitAsset(file: string, source: unknown): void;
}

/** What tables are made of besides the sections. */
interface TableOptions {
  readonly manifest: PageManifest;
  readonly baseUrl: string;
  /** The docs of a section's version. */
  docsOf(section: Section): readonly VersionDoc[];
}

/**
 * Writes the short form of each section's table beside the script with the table. A section that has
 * a page without a row has the script only.
 */
function emitTables(
  compilation: OpenCompilation,
  sections: readonly Section[],
  { manifest, baseUrl, docsOf }: TableOptions,
): void {
  const { RawSource } = compilation.compiler.webpack.sources;
  const chunks = [...compilation.chunks];
  sections.forEach((section, index) => {
    const { path: sectionPath, leaves } = section;
    const rows = leaves.flatMap((leaf) => toPageRow(leaf, manifest) ?? []);
    const chunk = chunks.find(({ name }) => name === toTableName(index));
    const script = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
    if (rows.length < leaves.length || script === undefined) return;
    const table = toCompactTable(rows, {
      base: addTrailingSlash(sectionPath),
      chunkPrefix: toChunkPrefix(sectionPath, baseUrl),
      docs: docsOf(section),
    });
    compilation.emitAsset(toTableUrl(script), new RawSource(JSON.stringify(table)));
  });
}

/**
 * Splits the tables of routes that Docusaurus has generated: each section's pages become a chunk that
 * is loaded when needed, and each page brings its own row in its HTML. To be called when the tables
 * are there, that is from `configureWebpack`.
 */
export function createLazyRoutes({ siteDir, generatedFilesDir, baseUrl }: LoadContext): LazyRoutes {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const globalData = readJson<GlobalData>(generatedFilesDir, 'globalData.json');
  const { split, registry } = nameDocChunks(
    splitRoutes(
      readRoutes(read('routes.js')),
      readJson<Readonly<Record<string, ChunkNames>>>(generatedFilesDir, 'routesChunkNames.json'),
      readDocPlaces(globalData),
    ),
    readRegistry(read('registry.js')),
    baseUrl,
  );

  const folder = path.join(generatedFilesDir, NAME);
  const sectionModule = path.join(__dirname, '..', 'client', 'section.ts');
  writeChangedFiles(
    folder,
    new Map([
      ...routeModules({ split, globalData, registry, sectionModule }),
      [CLIENT_CONFIG, toClientConfig(read(CONFIG))],
      [METADATA, toClientMetadata(read(METADATA))],
    ]),
  );

  const modules = [...registry].map(([name, module]) => ({
    name,
    chunk: toChunkName(name, module),
    file: toModuleFile(module, siteDir, generatedFilesDir),
  }));
  const leaves = new Map(
    split.sections.flatMap((section) =>
      section.leaves.map((leaf): [string, Leaf] => [leaf.route.path, leaf]),
    ),
  );
  const docsOf = ({ data }: Section) => {
    const module = data === undefined ? undefined : registry.get(data);
    const file = module && toModuleFile(module, siteDir, generatedFilesDir);
    return file && VERSION_FILE.test(file) ? readVersionDocs(file, readFileSync(file, 'utf8')) : [];
  };
  let manifest: PageManifest | undefined;

  return {
    chunkNames: new Map(modules.map(({ name, chunk }) => [name, chunk])),

    alias: {
      ...Object.fromEntries(
        REPLACED_MODULES.map((name) => [`@generated/${name}$`, path.join(folder, `${name}.js`)]),
      ),
      '@generated/docusaurus.config$': path.join(folder, CLIENT_CONFIG),
      '@generated/site-metadata$': path.join(folder, METADATA),
    },

    plugin: {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
          compilation.hooks.processAssets.tap({ name: NAME, stage: REPORT_STAGE }, () => {
            // The bundler is not webpack, whose types it borrows.
            const bundled = compilation as unknown as OpenCompilation;
            manifest = readPageManifest(bundled, modules);
            emitTables(bundled, split.sections, { manifest, baseUrl, docsOf });
          });
        });
      },
    },

    edit(html, file) {
      const leaf = leaves.get(`${baseUrl}${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`);
      if (!leaf) return html;
      if (!manifest) throw new Error('The bundler has told nothing of its chunks.');
      try {
        return addPageRow(html, {
          row: toPageRow(leaf, manifest),
          scripts: toPageScripts(leaf, manifest),
          baseUrl,
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`plugins/page-weight cannot complete ${file}: ${reason}`, { cause: error });
      }
    },
  };
}

import { getWebpackLoaderCompilerName } from '@docusaurus/utils';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '../../code-blocks/node/highlightCode';
import { DEMO_LIBRARIES, type DemoLibrary, type DemoSource } from '../contract';
import type { DemosOptions } from '../options';
import { analyseDemoFile } from './analyseDemoFile';
import { chooseLibrary } from './chooseLibrary';
import { clientModule, serverModule, type DemoModuleParts } from './demoModuleCode';
import { demosChunk, libraryChunk } from './libraryChunks';

type CompilerContext = Parameters<typeof getWebpackLoaderCompilerName>[0];

export interface DemoLoaderOptions extends DemosOptions {
  /** Library -> import path of the style sheet with its CSS variables. */
  readonly stylesheets: Readonly<Partial<Record<DemoLibrary, string>>>;
}

/** What the loader uses of the bundler's loader context. */
export interface DemoLoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  readonly _compiler?: { readonly name?: string };
  addDependency(file: string): void;
  getOptions(): DemoLoaderOptions;
}

function toLibrary(value: string | null): DemoLibrary | undefined {
  return DEMO_LIBRARIES.find((library) => library === value);
}

/** The text shown to readers: line feeds only, no blank end. */
function toShownSource(code: string): DemoSource {
  const shown = code.replace(/\r\n?/g, '\n').trimEnd();
  return { typescript: { code: shown, html: highlightCode(shown, 'tsx') } };
}

/**
 * Generates the module for `X.tsx?demo` or `X.tsx?demosource`; both are built anew when the file
 * changes. Throws when the file has no default export.
 */
export async function createDemoModule(context: DemoLoaderContext): Promise<string> {
  const { resourcePath } = context;
  // The pitch answers before the bundler has read the file, so the bundler must be told.
  context.addDependency(resourcePath);
  const code = await readFile(resourcePath, 'utf8');
  const query = new URLSearchParams(context.resourceQuery);

  if (query.has('demosource')) {
    return `export default ${JSON.stringify(toShownSource(code))};\n`;
  }

  const sitePath = path
    .relative(context.rootContext, resourcePath)
    .split(path.sep)
    .join(path.posix.sep);
  const { imports, hasDefaultExport } = analyseDemoFile(code);
  if (!hasDefaultExport) {
    throw new Error(`The demo ${sitePath} needs a default export: the component to show.`);
  }
  const fileName = path.basename(resourcePath);
  const library = chooseLibrary(toLibrary(query.get('library')), imports);
  const { librariesPath, stylesheets } = context.getOptions();
  const parts: DemoModuleParts = {
    name: path.basename(fileName, '.tsx'),
    component: `./${fileName}`,
    source: `./${fileName}?demosource`,
    library: `${librariesPath}/${library}`,
    componentChunk: demosChunk(sitePath),
    libraryChunk: libraryChunk(library),
    stylesheet: stylesheets[library] ?? null,
    sourceOpen: query.get('source') === 'open',
  };
  // Only the compiler's name is read of the bundler's context.
  const compiler = getWebpackLoaderCompilerName(context as unknown as CompilerContext);
  return compiler === 'server' ? serverModule(parts) : clientModule(parts);
}

import path from 'node:path';
import { isServerCompiler, type CompilerContext } from '../../../common/bundler/isServerCompiler';
import { toSitePath } from '../../../common/files/toSitePath';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import {
  chooseLibrary,
  clientModule,
  findPackagedVersion,
  libraryInVersion,
  libraryOfProduct,
  moduleRequests,
  serverModule,
} from '../../demos/node';
import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';
import { createPlayground, playgroundFile } from './createPlayground';
import { componentModule, playgroundModule } from './playgroundModuleCode';

/** Used properties of the bundler's loader context. */
export interface PlaygroundLoaderContext extends CompilerContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

/**
 * Generates a module from a page and the resource query: `index.mdx?playground=Button` is its
 * `PlaygroundModule`, with `&part=demo` the `StagedDemo` in it, and with `&part=component` the component that
 * this shows.
 * @throws for an invalid playground; the message names the file and the fix.
 */
export async function createPlaygroundModule(context: PlaygroundLoaderContext): Promise<string> {
  const { resourcePath, rootContext: siteDir, resourceQuery } = context;
  const query = new URLSearchParams(resourceQuery);
  const component = query.get('playground') ?? '';
  const page = toSitePath(siteDir, resourcePath);
  const named = { siteDir, page, component };
  // Registered first, so that a file with a mistake is read again.
  const ownFile = path.join(siteDir, playgroundFile(named));
  context.addDependency(ownFile);
  context.addMissingDependency(ownFile);
  const { data, file, installedAs } = await createPlayground(named);
  const packageFolder = findPackageFolder(siteDir, installedAs);
  if (packageFolder) context.addDependency(path.join(packageFolder, 'package.json'));

  const version = findPackagedVersion(page);
  const part = query.get('part');
  const toPart = (name: string) => `./${path.basename(page)}?playground=${component}&part=${name}`;
  if (part === 'component') return componentModule(data, file, version);
  const isServer = isServerCompiler(context);
  if (part !== 'demo') return playgroundModule(data, toPart('demo'), isServer);

  const imports = data.source.imports.flatMap(({ code }) => moduleRequests(code));
  const library = libraryInVersion(
    chooseLibrary(
      libraryOfProduct(findDocsVersionOfFile(page)?.productId),
      imports.map(({ specifier }) => specifier),
    ),
    version?.installedAs,
  );
  const toModule = isServer ? serverModule : clientModule;
  const stylings = [{ styling: 'system', component: toPart('component'), css: null }] as const;
  return toModule({ name: component, path: page, library, stylings, theme: null }, null);
}

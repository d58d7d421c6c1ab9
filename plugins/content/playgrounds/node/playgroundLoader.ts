import { getWebpackLoaderCompilerName } from '@docusaurus/utils';
import path from 'node:path';
import { toSitePath } from '../../../common/files/toSitePath';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import {
  chooseLibrary,
  demosChunk,
  findPackagedVersion,
  LIBRARIES_PATH,
  libraryChunk,
  libraryInVersion,
  libraryOfProduct,
  moduleRequests,
  styleSheetRequest,
} from '../../demos/node';
import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';
import { createPlayground, playgroundFile } from './createPlayground';
import { componentModule, playgroundModule } from './playgroundModuleCode';

type CompilerContext = Parameters<typeof getWebpackLoaderCompilerName>[0];

/** Used properties of the bundler's loader context. */
export interface PlaygroundLoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

/**
 * Generates a module from a page and the resource query: `index.mdx?playground=Button` is its
 * `PlaygroundModule`, `index.mdx?playground=Button&part=component` the component that it shows.
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
  if (query.get('part') === 'component') return componentModule(data, file, version);

  const imports = data.source.imports.flatMap(({ code }) => moduleRequests(code));
  const library = libraryInVersion(
    chooseLibrary(
      libraryOfProduct(findDocsVersionOfFile(page)?.productId),
      imports.map(({ specifier }) => specifier),
    ),
    version?.installedAs,
  );
  // Only the compiler's name is read from the context.
  const compiler = getWebpackLoaderCompilerName(context as unknown as CompilerContext);
  return playgroundModule(
    {
      data,
      page,
      library,
      wrapper: `${LIBRARIES_PATH}/${library}`,
      wrapperChunk: libraryChunk(library),
      stylesheet: styleSheetRequest(library),
      component: `./${path.basename(page)}?playground=${component}&part=component`,
      chunk: demosChunk(page, 'system'),
    },
    compiler === 'server',
  );
}

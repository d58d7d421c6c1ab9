import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isServerCompiler, type CompilerContext } from '../../../common/bundler/isServerCompiler';
import { readFile } from '../../../common/files/boundedFiles';
import { DEMO_LIBRARIES } from '../../../../src/site/demoLibraries';
import { contentFolders, demoFolders, isDemoCode } from './scopeFolders';
import { scopeCode, scopeRegistryCode } from './scopeModuleCode';
import { findPackagedVersion, installedRequest } from './versionPackages';
import { once } from '../../../common/modules/once';

const loadScopeImports = once(() => import('./scopeImports'));

/** Used properties of the bundler's loader context. */
export interface ScopeLoaderContext extends CompilerContext {
  readonly resourcePath: string;
  /** `?folder=docs/…` requests one folder's scope; empty for the registry. */
  readonly resourceQuery: string;
  readonly rootContext: string;
  addDependency(file: string): void;
  getResolve(options: {
    readonly dependencyType: string;
  }): (folder: string, request: string) => Promise<unknown>;
  addContextDependency(folder: string): void;
}

async function folderScope(context: ScopeLoaderContext, folder: string): Promise<string> {
  const directory = path.join(context.rootContext, folder);
  context.addContextDependency(directory);
  const files = new Set(
    (await readdir(directory)).filter(isDemoCode).map((name) => path.join(directory, name)),
  );
  // Imported lazily: TypeScript takes a fifth of a second to load.
  const { scopeImports } = await loadScopeImports();
  const specifiers: string[] = [];
  // Grows by the files that these import, which may be in other folders.
  for (const file of files) {
    const code = await readFile(file, 'utf8').catch(() => undefined);
    if (code === undefined) continue;
    context.addDependency(file);
    const imports = scopeImports(code, file);
    specifiers.push(...imports.packages);
    for (const imported of imports.files) files.add(imported);
  }
  const version = findPackagedVersion(`${folder}/`);
  const toRequest = (specifier: string) => installedRequest(specifier, version);
  const resolve = context.getResolve({ dependencyType: 'esm' });
  const found = await Promise.all(
    specifiers.map((specifier) =>
      resolve(context.rootContext, toRequest(specifier)).then(
        () => [specifier],
        // Of a file that no page shows; for one that is shown, compiling it reports the error.
        () => [],
      ),
    ),
  );
  return scopeCode(found.flat(), toRequest);
}

async function registry(context: ScopeLoaderContext): Promise<string> {
  const { resourcePath, rootContext } = context;
  for (const folder of await contentFolders(rootContext)) {
    context.addContextDependency(path.join(rootContext, folder));
  }
  const self = `./${path.basename(resourcePath)}`;
  return scopeRegistryCode(
    await demoFolders(rootContext),
    (folder) => `${self}?${new URLSearchParams({ folder }).toString()}`,
    DEMO_LIBRARIES.map(({ id }) => id),
  );
}

/**
 * Generates the code of `client/scopes.ts`; rebuilt when a demo is added, removed or changes its
 * imports. The server, which runs no edited demos, gets an empty registry.
 */
export async function createScopeModule(context: ScopeLoaderContext): Promise<string> {
  if (isServerCompiler(context)) return scopeRegistryCode([], () => '', []);
  const folder = new URLSearchParams(context.resourceQuery).get('folder');
  return folder === null ? registry(context) : folderScope(context, folder);
}

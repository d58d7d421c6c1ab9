import { getWebpackLoaderCompilerName } from '@docusaurus/utils';

/** Used properties of a loader's context. */
export interface CompilerContext {
  readonly _compiler?: { readonly name?: string };
}

/** Whether a loader runs for the server's bundle. */
export function isServerCompiler(context: CompilerContext): boolean {
  // Only the compiler's name is read from the context.
  type LoaderContext = Parameters<typeof getWebpackLoaderCompilerName>[0];
  return getWebpackLoaderCompilerName(context as unknown as LoaderContext) === 'server';
}

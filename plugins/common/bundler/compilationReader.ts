import type { BundlerPlugin } from './bundler';

/** `PROCESS_ASSETS_STAGE_REPORT`, after all chunks and files have their names. */
const REPORT_STAGE = 5000;

/**
 * Bundler plugin that passes each finished compilation to `read`. `Compilation` has the properties
 * that are used: Rspack borrows webpack's types.
 */
export function compilationReader<Compilation>(
  name: string,
  read: (compilation: Compilation) => void,
): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage: REPORT_STAGE }, () => {
          read(compilation as unknown as Compilation);
        });
      });
    },
  };
}

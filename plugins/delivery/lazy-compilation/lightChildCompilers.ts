import type { Compiler, RspackPluginInstance } from '@rspack/core';

const NAME = 'light-child-compilers';

/**
 * Empties child compilers once their compilation is done. HtmlWebpackPlugin makes one for each, and Rspack keeps them
 * all: with the times of all files, 3 MB an edit.
 */
export const lightChildCompilers: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const children: Compiler[] = [];
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.childCompiler.tap(NAME, (child) => {
        children.push(child);
      });
    });
    compiler.hooks.done.tap(NAME, () => {
      for (const child of children.splice(0)) {
        delete child.fileTimestamps;
        delete child.contextTimestamps;
        delete child.parentCompilation;
      }
    });
  },
};

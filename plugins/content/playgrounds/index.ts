import type { Plugin } from '@docusaurus/types';
import path from 'node:path';

/**
 * Turns `index.mdx?playground=Button` into the module for `<Playground>`. Needs
 * `node/remarkPlayground` among the remark plugins.
 */
export default function playgroundsPlugin(): Plugin<void> {
  return {
    name: 'playgrounds',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Without `test`: Docusaurus takes rules for .mdx files for those of other docs.
            resourceQuery: /^\?playground=/,
            // Its pitch runs before those of other loaders and skips them.
            enforce: 'post',
            use: [{ loader: path.join(__dirname, 'loader.cjs') }],
          },
        ],
      },
    }),
  };
}

import type { Plugin } from '@docusaurus/types';
import path from 'node:path';

export { remarkCodeBlocks } from './node';

/**
 * Keeps Prism out of the bundles. The highlighter is `remarkCodeBlocks`, which
 * `content/product-docs` adds to the `remarkPlugins` of every docs instance.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {
        alias: { 'prism-react-renderer$': path.join(__dirname, 'client', 'prismStub.ts') },
      },
    }),
  };
}

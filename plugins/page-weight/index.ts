import type { Plugin } from '@docusaurus/types';
import path from 'node:path';
import { unusedInfima } from './node/unusedInfima';

/**
 * What several parts of a documentation page share goes into the chunk that all pages load: small as
 * it is, the bundler would repeat it in each part.
 */
const themeCommon = {
  name: 'common',
  test: /[\\/]@docusaurus[\\/](?:theme-common|plugin-content-docs)[\\/]/,
  minChunks: 2,
  priority: 40,
  enforce: true,
};

/** Keeps production pages small; the development server shows stock Docusaurus. */
export default function pageWeight(): Plugin {
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            resolve: { alias: { tslib$: path.join(__dirname, 'client', 'tslib.cjs') } },
            optimization: { splitChunks: { cacheGroups: { themeCommon } } },
          },

    configurePostCss(options) {
      if (process.env['NODE_ENV'] !== 'production') return options;
      // First, before other plugins rewrite selectors.
      return { ...options, plugins: [unusedInfima(), ...options.plugins] };
    },
  };
}

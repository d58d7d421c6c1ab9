import type { Plugin } from '@docusaurus/types';
import path from 'node:path';
import { unusedInfima } from './node/unusedInfima';

/** Keeps production pages small; the development server shows stock Docusaurus. */
export default function pageWeight(): Plugin {
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : { resolve: { alias: { tslib$: path.join(__dirname, 'client', 'tslib.cjs') } } },

    configurePostCss(options) {
      if (process.env['NODE_ENV'] !== 'production') return options;
      // First, before other plugins rewrite selectors.
      return { ...options, plugins: [unusedInfima(), ...options.plugins] };
    },
  };
}

import type { Plugin } from '@docusaurus/types';
import { unusedInfima } from './node/unusedInfima';

/** Keeps production pages small; the development server shows stock Docusaurus. */
export default function pageWeight(): Plugin {
  return {
    name: 'page-weight',
    configurePostCss(options) {
      if (process.env['NODE_ENV'] !== 'production') return options;
      // First, before other plugins rewrite selectors.
      return { ...options, plugins: [unusedInfima(), ...options.plugins] };
    },
  };
}

import type { Plugin } from '@docusaurus/types';
import path from 'node:path';
import { isPageWeightActive } from '../page-weight/node/isPageWeightActive';
import { hashFolder, markCache } from '../bundler/markCache';
import type { CssModuleLoaderOptions } from './node/cssModuleLoader';
import { ownCssModules } from './node/ownCssModules';

/** Compiles the site's own CSS modules with Lightning CSS, in builds and in the development server. */
export default function cssModules(): Plugin {
  return {
    name: 'css-modules',

    configureWebpack(config, isServer) {
      markCache(config, `css-modules-${hashFolder(__dirname)}`);
      const options: CssModuleLoaderOptions = { isShort: isPageWeightActive(), isServer };
      const loader = { loader: path.join(__dirname, 'loader.cjs'), options };
      config.module = {
        ...config.module,
        rules: ownCssModules(config.module?.rules ?? [], loader),
      };
      return {};
    },
  };
}

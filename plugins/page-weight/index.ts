import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { editBuiltPages } from '../built-pages/editBuiltPages';
import { createLazyRoutes, type LazyRoutes } from './node/lazyRoutes';
import { hashFolder, markCache } from './node/markCache';
import { namedChunks } from './node/namedChunks';
import { unusedInfima } from './node/unusedInfima';
import { VERSION_FILE } from './node/versionModule';

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
export default function pageWeight(context: LoadContext): Plugin {
  const isActive =
    process.env['NODE_ENV'] === 'production' && process.env['DOCS_PAGE_WEIGHT'] !== '0';
  let lazyRoutes: LazyRoutes | undefined;

  return {
    name: 'page-weight',

    configureWebpack(config, isServer, { currentBundler }) {
      // The server renders every page, with all tables.
      if (isServer || !isActive) return {};
      lazyRoutes = createLazyRoutes(context);
      markCache(config, `page-weight-${hashFolder(__dirname)}`);
      const { alias = {} } = config.resolve ?? {};
      // Docusaurus' own alias is of the whole folder: the first that fits counts.
      config.resolve = { ...config.resolve, alias: { ...lazyRoutes.alias, ...alias } };
      const { optimization, output, plugins } = namedChunks(
        config,
        currentBundler.instance,
        lazyRoutes.chunkNames,
      );
      return {
        resolve: { alias: { tslib$: path.join(__dirname, 'client', 'tslib.cjs') } },
        optimization: { ...optimization, splitChunks: { cacheGroups: { themeCommon } } },
        output,
        module: {
          rules: [
            {
              test: VERSION_FILE,
              type: 'javascript/auto',
              use: [path.join(__dirname, 'versionLoader.cjs')],
            },
          ],
        },
        plugins: [...plugins, lazyRoutes.plugin],
      };
    },

    configurePostCss(options) {
      if (!isActive) return options;
      // First, before other plugins rewrite selectors.
      return { ...options, plugins: [unusedInfima(), ...options.plugins] };
    },

    async postBuild({ outDir }) {
      const routes = lazyRoutes;
      if (routes) await editBuiltPages(outDir, (html, file) => routes.edit(html, file));
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import type { Bundler, BundlerPlugin } from '../../common/bundler/bundler';
import { markCache } from '../../common/docusaurus/markCache';
import { createLazyRoutes, type LazyRoutes } from './node/lazyRoutes';
import { namedChunks } from './node/namedChunks';
import { purgeInfima } from './node/purgeInfima';

/**
 * Docusaurus modules that call `localeCompare` on startup. Loading the collation data takes 10 ms,
 * and over 40 ms on a phone; code point order is enough for paths and names.
 */
const LOCALE_SORTING =
  /[\\/]@docusaurus[\\/](?:plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils|theme-common[\\/]lib[\\/]utils[\\/]reactUtils)\.js$/;

const codePointSorting = {
  test: LOCALE_SORTING,
  loader: 'string-replace-loader',
  options: {
    search: /([\w$.[\]]+)\.localeCompare\(([\w$.[\]]+)\)/g,
    replace: '($1 < $2 ? -1 : Number($1 > $2))',
    strict: true,
  },
};

/**
 * Makes Chromium compile the main script eagerly while it loads, instead of each function on its
 * first call. Other browsers ignore the comment.
 */
function compileHint({ BannerPlugin, Compilation }: Bundler): BundlerPlugin {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /[\\/]main\.\w+\.js$/,
    // After minification, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * Makes the size of a page independent of the number of pages. Production only;
 * `DOCS_PAGE_WEIGHT=0` disables it.
 */
export default function pageWeight(context: LoadContext): Plugin {
  const isActive =
    process.env['NODE_ENV'] === 'production' && process.env['DOCS_PAGE_WEIGHT'] !== '0';
  let lazyRoutes: LazyRoutes | undefined;

  return {
    name: 'page-weight',

    getClientModules: () => (isActive ? [path.join(__dirname, 'client', 'frame.ts')] : []),

    configurePostCss: (options) =>
      isActive ? { ...options, plugins: [purgeInfima(context), ...options.plugins] } : options,

    configureWebpack(config, isServer, { currentBundler }) {
      if (!isActive) return {};
      markCache(config, 'page-weight');
      // The server renders all pages and needs complete tables.
      if (isServer) return {};
      lazyRoutes = createLazyRoutes(context);
      const { alias = {} } = config.resolve ?? {};
      // Listed first, because Docusaurus's alias for the whole folder would match otherwise.
      config.resolve = { ...config.resolve, alias: { ...lazyRoutes.alias, ...alias } };
      const { optimization, output, plugins } = namedChunks(
        config,
        currentBundler.instance,
        lazyRoutes.chunkNames,
      );
      return {
        optimization,
        output,
        module: { rules: [codePointSorting] },
        plugins: [...plugins, lazyRoutes.plugin, compileHint(currentBundler.instance)],
      };
    },

    async postBuild({ outDir }) {
      if (!lazyRoutes) return;
      const { edit } = lazyRoutes;
      await editBuiltPages(outDir, edit);
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { editBuiltPages } from '../built-pages/editBuiltPages';
import { hashFolder, markCache } from '../bundler/markCache';
import { createLazyRoutes, type LazyRoutes } from './node/lazyRoutes';
import { namedChunks } from './node/namedChunks';
import { purgeInfima } from './node/purgeInfima';

/**
 * Keeps what a page downloads independent of the number of pages, in production only.
 * `DOCS_PAGE_WEIGHT=0` builds with stock Docusaurus' routes.
 */
export default function pageWeight(context: LoadContext): Plugin {
  const isActive =
    process.env['NODE_ENV'] === 'production' && process.env['DOCS_PAGE_WEIGHT'] !== '0';
  let lazyRoutes: LazyRoutes | undefined;

  return {
    name: 'page-weight',

    getClientModules: () => (isActive ? [path.join(__dirname, 'client', 'frame.ts')] : []),

    configurePostCss: (options) =>
      isActive
        ? { ...options, plugins: [purgeInfima(context.siteDir), ...options.plugins] }
        : options,

    configureWebpack(config, isServer, { currentBundler }) {
      if (!isActive) return {};
      markCache(config, `page-weight-${hashFolder(__dirname)}`);
      // The server renders every page, with all tables.
      if (isServer) return {};
      lazyRoutes = createLazyRoutes(context);
      const { alias = {} } = config.resolve ?? {};
      // Docusaurus' own alias is of the whole folder: the first that fits counts.
      config.resolve = { ...config.resolve, alias: { ...lazyRoutes.alias, ...alias } };
      const { optimization, output, plugins } = namedChunks(
        config,
        currentBundler.instance,
        lazyRoutes.chunkNames,
      );
      return { optimization, output, plugins: [...plugins, lazyRoutes.plugin] };
    },

    async postBuild({ outDir }) {
      if (!lazyRoutes) return;
      const { edit } = lazyRoutes;
      await editBuiltPages(outDir, edit);
    },
  };
}

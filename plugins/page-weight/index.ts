import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { editBuiltPages } from '../built-pages/editBuiltPages';
import { SORTING_FILES } from './node/codePointOrder';
import { compileHints } from './node/compileHints';
import { isPageWeightActive } from './node/isPageWeightActive';
import { createLazyRoutes, type LazyRoutes } from './node/lazyRoutes';
import { hashFolder, markCache } from '../bundler/markCache';
import { namedChunks } from './node/namedChunks';
import { STAND_IN_RULE } from './node/standIns';
import { createStyleSheets, type StyleSheets } from './node/styleSheets';
import { DOC_LAYOUT_CHUNK, DOC_LAYOUT_IMPORT } from './node/toChunkName';
import { VERSION_FILE } from './node/versionModule';

/** What the chunk of the layout needs of the theme is in it, not in chunks beside it. */
const docLayout = {
  name: DOC_LAYOUT_CHUNK,
  chunks: ({ name }: { readonly name?: string | null }) => name === DOC_LAYOUT_IMPORT,
  test: ({ type }: { readonly type: string }) => type.startsWith('javascript'),
  priority: 30,
  enforce: true,
};

/**
 * React has a file of its own, which browsers keep from one deploy to the next, and which compiles and
 * starts apart from the rest.
 */
const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial' as const,
  priority: 50,
  enforce: true,
};

/** Keeps production pages small; the development server shows stock Docusaurus. */
export default function pageWeight(context: LoadContext): Plugin {
  const isActive = isPageWeightActive();
  let lazyRoutes: LazyRoutes | undefined;
  let styleSheets: StyleSheets | undefined;

  return {
    name: 'page-weight',

    getClientModules: () => (isActive ? [path.join(__dirname, 'client', 'frame.ts')] : []),

    configureWebpack(config, isServer, { currentBundler }) {
      if (!isActive) return {};
      markCache(config, `page-weight-${hashFolder(__dirname)}`);
      // The server renders every page, with all tables.
      if (isServer) return {};
      lazyRoutes = createLazyRoutes(context);
      styleSheets = createStyleSheets(context.siteConfig.themeConfig);
      const { alias = {} } = config.resolve ?? {};
      // Docusaurus' own alias is of the whole folder: the first that fits counts.
      config.resolve = { ...config.resolve, alias: { ...lazyRoutes.alias, ...alias } };
      const { optimization, output, plugins } = namedChunks(
        config,
        currentBundler.instance,
        lazyRoutes.chunkNames,
      );
      return {
        optimization: {
          ...optimization,
          splitChunks: { cacheGroups: { docLayout, react } },
        },
        output,
        module: {
          rules: [
            STAND_IN_RULE,
            {
              test: SORTING_FILES,
              use: [path.join(__dirname, 'codePointOrderLoader.cjs')],
            },
            {
              test: VERSION_FILE,
              type: 'javascript/auto',
              use: [path.join(__dirname, 'versionLoader.cjs')],
            },
          ],
        },
        plugins: [
          ...plugins,
          lazyRoutes.plugin,
          styleSheets.plugin,
          compileHints(currentBundler.instance),
        ],
      };
    },

    async postBuild({ outDir }) {
      const routes = lazyRoutes;
      const sheets = styleSheets;
      if (!routes || !sheets) return;
      await editBuiltPages(outDir, (html, file) => {
        sheets.check(html, file);
        return routes.edit(html, file);
      });
    },
  };
}

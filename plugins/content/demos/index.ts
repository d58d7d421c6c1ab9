import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { watchBesidePages } from '../../common/mends/watchBesidePages';
import { checkWrappers, demoModuleAliases, LIBRARIES_PATH } from './node/demoModules';
import { demoRoutes } from './node/demoRoutes';
import { librarySplitChunks } from './node/libraryChunks';
import { localeModule } from './node/localeModule';
import { runnerHeadTags, sealRunnerPage } from './node/runnerPage';
import { demoFolders } from './node/scopeFolders';
import { scopeRule } from './node/scopeRule';
import { styleDemoPages } from './node/styleDemoPages';
import { writeVersionIcons } from './node/versionIcons';
import { PACKAGED_VERSIONS, versionAliases } from './node/versionPackages';

interface DemosContent {
  /** Whether the site has a demo. Adding the first one requires a restart. */
  readonly hasDemos: boolean;
}

/**
 * Turns `./X.tsx?demo`, `?demosource`, `?demo-tailwind` and `?demo-variables` into the modules for
 * `<Demo>`, limits the libraries' code and CSS variables to pages with demos, and moves the demos'
 * styles to the pages' heads. Needs `node/remarkDemo` among the remark plugins.
 */
export default function demosPlugin(context: LoadContext): Plugin<DemosContent> {
  const librariesFolder = path.normalize(LIBRARIES_PATH.replace('@site', context.siteDir));
  checkWrappers(librariesFolder);

  return {
    name: 'demos',

    async loadContent() {
      const [folders] = await Promise.all([
        demoFolders(context.siteDir),
        ...PACKAGED_VERSIONS.map((version) => writeVersionIcons(version, context)),
      ]);
      return { hasDemos: folders.length > 0 };
    },

    // An edited demo of an older version may import another icon.
    getPathsToWatch: () =>
      watchBesidePages(
        PACKAGED_VERSIONS.map(
          ({ docsPath }) => `${context.siteDir}/${docsPath}/**/*.{tsx,playground.ts}`,
        ),
      ),

    async contentLoaded({ content, actions }) {
      await actions.createData('localeComponents.js', localeModule(context.i18n.currentLocale));
      // The runner bundles all libraries, which takes a tenth of a build without demos.
      if (content.hasDemos) demoRoutes(context.siteDir, context.baseUrl).forEach(actions.addRoute);
    },

    injectHtmlTags: () => ({ headTags: runnerHeadTags() }),

    configureWebpack(_config, isServer) {
      return {
        ...(!isServer && {
          optimization: {
            splitChunks: librarySplitChunks(librariesFolder),
          },
        }),
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              resourceQuery: /^\?demo(?:source|-tailwind|-variables)?(?:[=&]|$)/,
              // Its pitch runs before those of other loaders and skips them.
              enforce: 'post',
              use: [path.join(__dirname, 'loader.cjs')],
            },
            { ...scopeRule(), resolve: { alias: demoModuleAliases(librariesFolder) } },
            {
              test: /\.tsx?$/,
              include: path.join(context.siteDir, 'docs'),
              resolve: { alias: demoModuleAliases(librariesFolder) },
            },
            // Demos of an older version resolve packages in that version.
            ...PACKAGED_VERSIONS.map((version) => ({
              test: /\.tsx?$/,
              include: path.join(context.siteDir, version.docsPath),
              resolve: {
                alias: {
                  ...demoModuleAliases(librariesFolder, version),
                  ...versionAliases(version),
                },
              },
            })),
          ],
        },
      };
    },

    async postBuild({ outDir, content }) {
      if (!content.hasDemos) return;
      await styleDemoPages(outDir, context.baseUrl);
      await sealRunnerPage(outDir);
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import path from 'node:path';
import type { DemoLoaderOptions } from './node/demoLoader';
import { librarySplitChunks } from './node/libraryChunks';
import { runnerHeadTags, sealRunnerPage } from './node/runnerPage';
import { runnerRoute } from './node/runnerRoute';
import { scopeRule } from './node/scopeRule';
import { styleDemoPages } from './node/styleDemoPages';
import { writeVersionIcons } from './node/versionIcons';
import { PACKAGED_VERSIONS, versionAliases } from './node/versionPackages';
import { createStyleSheets, STYLE_SHEET_EXTENSION } from './node/styleSheets';
import { parseOptions, type DemosOptions } from './options';

/**
 * Turns `./X.tsx?demo`, `?demosource` and `?demo-tailwind` into the modules `<Demo>` works with,
 * keeps the libraries' code and CSS variables to the pages that show them, and puts the demos' styles
 * into the pages' heads. Needs `node/remarkDemo` among the remark plugins.
 */
export default function demosPlugin(
  context: LoadContext,
  rawOptions?: Partial<DemosOptions>,
): Plugin<undefined> {
  const options = parseOptions(rawOptions);
  const toFolder = (importPath: string) =>
    path.normalize(importPath.replace(/^@site(?=\/)/, context.siteDir));
  const sheets = createStyleSheets();
  const loaderOptions: DemoLoaderOptions = {
    librariesPath: options.librariesPath,
    stylesheets: Object.fromEntries(
      sheets.map(({ library, fileName }) => [library, `@generated/demos/${fileName}`]),
    ),
  };

  return {
    name: 'demos',

    async loadContent() {
      const folder = path.join(context.generatedFilesDir, 'demos');
      await Promise.all([
        ...sheets.map(({ fileName, css }) => generate(folder, fileName, css)),
        ...PACKAGED_VERSIONS.map((version) => writeVersionIcons(version, context)),
      ]);
      return undefined;
    },

    // A demo of an older version may come to import another icon.
    getPathsToWatch: () =>
      PACKAGED_VERSIONS.map(({ docsPath }) => `${context.siteDir}/${docsPath}/**/*.tsx`),

    contentLoaded: ({ actions }) => actions.addRoute(runnerRoute(context.baseUrl)),

    injectHtmlTags: () => ({ headTags: runnerHeadTags() }),

    configureWebpack(_config, isServer) {
      return {
        ...(!isServer && {
          optimization: {
            splitChunks: librarySplitChunks(toFolder(options.librariesPath)),
          },
        }),
        module: {
          rules: [
            {
              test: /\.tsx$/,
              resourceQuery: /^\?demo(?:source|-tailwind)?(?:&|$)/,
              // Its pitch comes before every other loader's and answers in their place.
              enforce: 'post',
              use: [{ loader: path.join(__dirname, 'loader.cjs'), options: loaderOptions }],
            },
            scopeRule(),
            // Demos of an older version import what a reader of it has.
            ...PACKAGED_VERSIONS.map((version) => ({
              test: /\.tsx?$/,
              include: path.join(context.siteDir, version.docsPath),
              resolve: { alias: versionAliases(version) },
            })),
            {
              test: new RegExp(`\\.${STYLE_SHEET_EXTENSION}$`),
              type: 'asset/resource',
              generator: {
                filename: 'assets/css/[name].css',
                emit: !isServer,
              },
            },
          ],
        },
      };
    },

    async postBuild({ outDir }) {
      await styleDemoPages(outDir, context.baseUrl);
      await sealRunnerPage(outDir);
    },
  };
}

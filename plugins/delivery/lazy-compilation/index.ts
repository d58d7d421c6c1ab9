import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration, lazyCompilationMiddleware } from '@rspack/core';
import path from 'node:path';
import { isDevServer } from '../../common/docusaurus/isDevServer';
import { lightChildCompilers } from './lightChildCompilers';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/**
 * Pages, and what few of them load and is large: libraries for edited demos, the drawings of icons, and all content for
 * Docusaurus's debug pages, which every edit changes.
 */
const LAZY_MODULES =
  /\.mdx?$|[\\/]src[\\/]pages[\\/]|[\\/]scopes\.ts$|[\\/](?:material-icons|docusaurus-plugin-debug)[\\/].*\.json$/;

/**
 * Lets the development server compile a page when it is first opened. Otherwise each edit waits for
 * passes over the modules of all pages and demos, and they all stay in memory.
 */
export default function lazyCompilation({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env['NODE_ENV'] !== 'development') return {};
      // `build --dev`: its pages' policy forbids `eval`, in which Docusaurus wraps modules.
      if (!isDevServer()) return { devtool: 'source-map' };
      // Rspack's, which webpack's types lack.
      const bundler = currentBundler.instance as unknown as {
        readonly lazyCompilationMiddleware: typeof lazyCompilationMiddleware;
      };
      const configuration: Configuration = {
        plugins: [lightChildCompilers],
        lazyCompilation: { entries: false, imports: true, test: LAZY_MODULES },
        module: {
          rules: [
            {
              // Weak references are there for server rendering, and would compile all pages.
              test: path.join(generatedFilesDir, 'registry.js'),
              loader: 'string-replace-loader',
              options: { search: /require\.resolveWeak\([^)]*\)/g, replace: 'null', strict: true },
            },
          ],
        },
        devServer: {
          // Docusaurus appends the result to its own middlewares.
          setupMiddlewares: (_middlewares, { compiler }) => [
            bundler.lazyCompilationMiddleware(compiler),
          ],
        },
      };
      return configuration as ReturnType<ConfigureWebpack>;
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import path from 'node:path';
import { libraryVariables } from './node/libraryVariables';
import { parseOptions, type DemosOptions } from './options';

const SHEET = 'library-variables.css';

/**
 * Turns `./X.tsx?demo` and `./X.tsx?demosource` into the modules `<Demo>` works with, and adds the
 * libraries' CSS variables to the site once. Needs `node/remarkDemo` among the remark plugins.
 */
export default function demosPlugin(
  context: LoadContext,
  rawOptions?: Partial<DemosOptions>,
): Plugin<undefined> {
  const options = parseOptions(rawOptions);
  const folder = path.join(context.generatedFilesDir, 'demos');

  return {
    name: 'demos',

    async loadContent() {
      await generate(folder, SHEET, libraryVariables());
      return undefined;
    },

    getClientModules: () => [path.join(folder, SHEET)],

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.tsx$/,
              resourceQuery: /^\?demo(?:source)?(?:&|$)/,
              // Its pitch comes before every other loader's and answers in their place.
              enforce: 'post',
              use: [{ loader: path.join(__dirname, 'loader.cjs'), options }],
            },
          ],
        },
      };
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheFolder } from '../../common/files/cacheFiles';
import { DATA_FILE, PLUGIN_NAME, type ErrorCodes } from './contract';
import { PACKAGES } from './node/findPackages';
import { loadErrorCodes } from './node/loadErrorCodes';

/**
 * Reads the messages of the libraries' minified errors from the installed packages and provides
 * them as `@generated/error-codes/default/error-codes.json` (spec §8).
 */
export default function errorCodesPlugin(context: LoadContext): Plugin<ErrorCodes> {
  return {
    name: PLUGIN_NAME,

    loadContent() {
      return loadErrorCodes({
        siteDir: context.siteDir,
        packages: PACKAGES,
        cacheFile: path.join(cacheFolder(context.siteDir, PLUGIN_NAME), DATA_FILE),
      });
    },

    async contentLoaded({ content, actions }) {
      await actions.createData(DATA_FILE, content);
    },
  };
}

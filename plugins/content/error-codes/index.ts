import type { LoadContext, Plugin } from '@docusaurus/types';
import { DATA_FILE, PLUGIN_NAME, type ErrorCodes } from './contract';
import { PACKAGES } from './node/findPackages';
import { loadErrorCodes } from './node/loadErrorCodes';

/**
 * Reads the messages of the libraries' minified errors from the installed packages and provides
 * them as `@generated/error-codes/default/error-codes.json` (spec §8).
 */
export default function errorCodesPlugin({ siteDir }: LoadContext): Plugin<ErrorCodes> {
  return {
    name: PLUGIN_NAME,

    loadContent: () => loadErrorCodes(siteDir, PACKAGES),

    async contentLoaded({ content, actions }) {
      await actions.createData(DATA_FILE, content);
    },
  };
}

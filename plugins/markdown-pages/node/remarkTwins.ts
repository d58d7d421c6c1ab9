import type { Root } from 'mdast';
import path from 'node:path';
import { currentTwins } from './currentTwins';

/**
 * Remark plugin: writes the Markdown of the pages that are read for the site, so that they need not be
 * read again. To be listed before all plugins that change pages. Does nothing in a development server.
 */
export default function remarkTwins({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Root, file: { readonly path: string; readonly value: unknown }) => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    await currentTwins.reader?.read(name, { source: String(file.value), tree });
  };
}

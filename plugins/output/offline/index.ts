import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { compilationReader } from '../../common/bundler/compilationReader';
import { PRODUCTS } from '../../../src/site/products';
import type { Services } from '../../../src/site/services';
import { OFFLINE_FOLDER } from './contract';
import { readChunkGroups, type BundlerCompilation, type ChunkGroup } from './node/chunkGroups';
import { writeOffline, writeRemover } from './node/writeOffline';

/**
 * Adds the service worker to production builds with an official host, and the kill switch to all
 * others. List it after other plugins that edit built pages, and before `security` (spec §4).
 */
export default function offlinePlugin(context: LoadContext): Plugin {
  const { baseUrl, i18n, siteConfig } = context;
  const { officialHost } = siteConfig.customFields?.['services'] as Services;
  const hasWorker = process.env['NODE_ENV'] === 'production' && officialHost !== null;
  let groups: readonly ChunkGroup[] = [];

  return {
    name: 'offline',

    getClientModules: () => (hasWorker ? [path.join(__dirname, 'client', 'serviceWorker.ts')] : []),

    contentLoaded({ actions }) {
      if (!hasWorker) return;
      actions.addRoute({
        path: `${baseUrl}${OFFLINE_FOLDER}`,
        component: '@site/plugins/output/offline/client/OfflinePage',
        exact: true,
      });
    },

    configureWebpack(_config, isServer) {
      if (isServer || !hasWorker) return {};
      return {
        plugins: [
          compilationReader<BundlerCompilation>('offline', (compilation) => {
            groups = readChunkGroups(compilation);
          }),
        ],
      };
    },

    async postBuild({ outDir }) {
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const rootDir = isDefault ? outDir : path.dirname(outDir);
      if (!hasWorker) {
        await writeRemover(rootDir);
        return;
      }
      await writeOffline({
        outDir,
        rootDir,
        baseUrl,
        locales: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
        products: PRODUCTS.filter(({ experimental }) => !experimental),
        groups,
      });
    },
  };
}

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { PRODUCTS } from '../../../src/site/products';
import type { Services } from '../../../src/site/services';
import type { ErrorCodes } from '../../content/error-codes/contract';
import { PLUGIN_NAME as ERROR_CODES } from '../../content/error-codes/contract';
import { fullTextPages } from './node/fullTextPages';
import { toKeywordsModule } from './node/keywordsModule';
import { partFile, toPartsModule } from './node/partsModule';
import { readSearchDocs, type SearchVersion } from './node/readSearchDocs';
import { readSearchWords } from './node/searchWords';
import { toSitePages } from './node/sitePages';
import { toSearchPart } from './node/toSearchPart';
import { writeFullText } from './node/writeFullText';

const NAME = 'search-index';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Generates the search indexes: names of each product version, also in development, and after the
 * build the full text, unless Algolia is configured. The pages' keywords are a module of their own. List it
 * after `api-reference`.
 */
export default function searchPlugin(context: LoadContext): Plugin<void> {
  const { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig } = context;
  const { search: service } = siteConfig.customFields?.['services'] as Services;
  const dataFolder = path.join(generatedFilesDir, NAME, 'default');
  let versions: readonly SearchVersion[] = [];

  return {
    name: NAME,

    getClientModules: () =>
      service === null ? [] : [path.join(__dirname, 'client', 'searchBar.ts')],

    async allContentLoaded({ allContent, actions }) {
      const loaded = (allContent[DOCS_PLUGIN] ?? {}) as Readonly<Record<string, LoadedContent>>;
      await actions.createData('keywords.js', toKeywordsModule(Object.values(loaded), baseUrl));
      const locale = i18n.currentLocale;
      const words = await readSearchWords(siteDir, locale);
      versions = await readSearchDocs(
        PRODUCTS.flatMap(({ id, experimental }) => {
          const content = loaded[id];
          return content && !experimental ? [[id, content] as const] : [];
        }),
        words,
        { siteDir, generatedFilesDir, locale },
      );
      const codes = (allContent[ERROR_CODES]?.['default'] ?? {}) as ErrorCodes;
      const parts = [...versions, toSitePages(words, codes, { baseUrl, locale })];
      await Promise.all(
        parts.map((part) =>
          actions.createData(partFile(part), JSON.stringify(toSearchPart(part.docs))),
        ),
      );
      await actions.createData('parts.js', toPartsModule(parts));
    },

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: (file: string) =>
              path.dirname(file) === dataFolder && /^[^_].*\.json$/.test(path.basename(file)),
            type: 'asset/resource',
            generator: { filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer },
          },
        ],
      },
    }),

    async postBuild({ outDir }) {
      if (service !== null) return;
      await writeFullText({
        outDir,
        language: i18n.currentLocale,
        pages: fullTextPages(versions, baseUrl),
      });
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_SECTIONS } from '../../src/site/apiReference';
import { PRODUCTS } from '../../src/site/products';
import { findChanges, writeChangesFile } from './node/changes';
import { loadApiModels } from './node/models/loadApiModels';
import { apiModelRequests } from './node/models/modelRequest';
import { readOverlays, translateModels } from './node/overlay';
import { DATA_ALIAS, DATA_FOLDER, generateApiPages } from './node/pages';

async function readDependencies(siteDir: string): Promise<Readonly<Record<string, string>>> {
  const manifest = JSON.parse(await readFile(path.join(siteDir, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return manifest.dependencies ?? {};
}

/**
 * The API reference: makes a page of each documented component and hook of the installed packages
 * (`src/site/apiReference.ts`). The files are written while plugins are created, so that the docs
 * plugins find them when they load. Needs `remarkApiPages` among the remark plugins.
 */
export default async function apiPagesPlugin(context: LoadContext): Promise<Plugin<void>> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const requests = apiModelRequests(API_SECTIONS, await readDependencies(siteDir));
  const models = await loadApiModels({ siteDir, requests });
  const current = requests.flatMap(({ packageName, alias }) =>
    alias === undefined ? (models.get(packageName) ?? []) : [],
  );
  // Versions are compared in English; their pages are translated.
  const changes = findChanges(models);

  async function generate() {
    const translated = translateModels(
      {
        components: current.map(({ components }) => components),
        hooks: current.flatMap(({ hooks }) => hooks ?? []),
      },
      readOverlays(siteDir, i18n.currentLocale),
    );
    await generateApiPages(context, { ...translated, changes });
  }
  await generate();

  return {
    name: 'api-pages',

    // Translators see their texts at once; what pages name in their front matter, too.
    getPathsToWatch: () => [
      `${siteDir}/i18n/${i18n.currentLocale}/api/**/*.json`,
      ...PRODUCTS.map(({ docsPath }) => `${siteDir}/${docsPath}/**/*.mdx`),
    ],

    loadContent: generate,

    configureWebpack: () => ({
      resolve: { alias: { [DATA_ALIAS]: path.join(generatedFilesDir, DATA_FOLDER) } },
    }),

    async postBuild({ outDir }) {
      await Promise.all(changes.map((file) => writeChangesFile(outDir, file)));
    },
  };
}

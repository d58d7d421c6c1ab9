import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_SECTIONS } from '../../../src/site/apiReference';
import { DOCS_VERSIONS } from '../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../src/site/products';
import { acknowledgeMends } from '../../common/mends/acknowledgeMends';
import { findChanges, writeChangesFile } from './node/changes';
import { loadApiModels } from './node/models/loadApiModels';
import { apiModelRequests } from './node/models/modelRequest';
import { readOverlays, translateModels } from './node/overlay';
import { apiAddressesOf, DATA_ALIAS, DATA_FOLDER, generateApiPages } from './node/pages';

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
  // Versions are compared in English; their pages are translated.
  const changes = findChanges(models);

  /** The models of what a version of the documentation has pages of. */
  function modelsOfVersion(version: string) {
    const packages = new Set(apiAddressesOf(version).pages.map(({ installedAs }) => installedAs));
    const used = [...packages].flatMap((name) => models.get(name) ?? []);
    return {
      components: used.map(({ components }) => components),
      hooks: used.flatMap(({ hooks }) => hooks ?? []),
    };
  }

  async function generate() {
    const overlays = readOverlays(siteDir, i18n.currentLocale);
    const versions = [...new Set(DOCS_VERSIONS.map(({ name }) => name))];
    await generateApiPages(
      context,
      new Map(
        versions.map((version) => [
          version,
          {
            ...translateModels(modelsOfVersion(version), overlays),
            changes: version === CURRENT_VERSION ? changes : [],
          },
        ]),
      ),
    );
  }
  await generate();

  return {
    name: 'api-reference',

    // Translators see their texts at once; what pages name in their front matter, too.
    getPathsToWatch: () => [
      `${siteDir}/i18n/${i18n.currentLocale}/api/**/*.json`,
      ...DOCS_VERSIONS.map(({ docsPath }) => `${siteDir}/${docsPath}/**/*.mdx`),
    ],

    loadContent: acknowledgeMends('the API reference and the front matter of the pages', generate),

    configureWebpack: () => ({
      resolve: { alias: { [DATA_ALIAS]: path.join(generatedFilesDir, DATA_FOLDER) } },
    }),

    async postBuild({ outDir }) {
      await Promise.all(changes.map((file) => writeChangesFile(outDir, file)));
    },
  };
}

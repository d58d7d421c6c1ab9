import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { API_SECTIONS } from '../../../src/site/apiReference';
import { DOCS_VERSIONS } from '../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../src/site/products';
import { NO_GENERATED_PAGES } from '../../common/mends/watchedPaths';
import { afterBundler } from '../../common/mends/afterBundler';
import { acknowledgeMends } from '../../common/mends/acknowledgeMends';
import { findChanges, toChangesPage, writeChangesFile } from '../api-changes/node';
import { CHANGED_IMPORTS } from './node/facts/changedImports';
import { loadImportData } from './node/facts/loadImportData';
import { listDeprecations } from './node/facts/listDeprecations';
import { listUpgradeRows } from './node/facts/listUpgradeRows';
import { readDefaultTheme } from './node/facts/readDefaultTheme';
import { readGridLocales, readLocales } from './node/facts/readLocales';
import { readSxKeys } from './node/facts/readSxKeys';
import { takeShownModels } from './node/models/loadShownModels';
import { documentedNames, type ApiModel } from './node/models/modelRequest';
import type { EnglishPartsFile } from './contract';
import { findEnglishParts } from './node/overlay/englishParts';
import { readOverlays } from './node/overlay/readOverlays';
import { translateModels } from './node/overlay/translateModels';
import { apiAddressesOf } from './node/pages/apiAddresses';
import { generateApiPages } from './node/pages/generateApiPages';
import { DATA_ALIAS, DATA_FOLDER, ENGLISH_PARTS_FILE } from './node/pages/generatedFiles';

const MATERIAL = '@mui/material';
const MIGRATION = '/material-ui/migration';

/**
 * Generates the API pages of the documented components and hooks (`src/site/apiReference.ts`).
 * Writes the files while the plugin is created, so that the docs plugins find them.
 */
export default async function apiReferencePlugin(context: LoadContext): Promise<Plugin<void>> {
  const { siteDir, generatedFilesDir, i18n, siteConfig } = context;
  const models = await takeShownModels(siteDir);
  // Versions are compared in English, before translation.
  const changes = findChanges(siteDir, models);

  const material = models.get(MATERIAL)?.components.components ?? {};
  const { components: documented } = documentedNames(API_SECTIONS, MATERIAL);
  const deprecations = listDeprecations(material, documented);

  const comparison = changes.find((file) => file.package === MATERIAL);
  // Without an older version or Material UI, only what is deprecated.
  const upgrade = listUpgradeRows(comparison?.components ?? [], deprecations, {
    comparison: `${(comparison && toChangesPage(comparison)) ?? MIGRATION}/`,
    deprecations: `${MIGRATION}/migrating-from-deprecated-apis/`,
    imports: `${MIGRATION}/upgrade-to-v6/#changed-imports`,
  });

  const repositoryUrl = String(siteConfig.customFields?.['repositoryUrl']);

  /** Selects the models of a docs version. */
  function modelsOfVersion(version: string) {
    const packages = new Set(apiAddressesOf(version).pages.map(({ installedAs }) => installedAs));
    return [...packages].flatMap((name) => models.get(name) ?? []);
  }

  async function generate() {
    // Of all languages: a page names those that it is translated into.
    const overlays = new Map(i18n.locales.map((locale) => [locale, readOverlays(siteDir, locale)]));
    const translate = (english: readonly ApiModel[], locale: string) =>
      translateModels(english, overlays.get(locale) ?? new Map());
    const versions = [...new Set(DOCS_VERSIONS.map(({ name }) => name))].map((version) => {
      const english = modelsOfVersion(version);
      return { version, english, translated: translate(english, i18n.currentLocale) };
    });
    const englishPartsIn = (locale: string): EnglishPartsFile =>
      Object.assign(
        {},
        ...versions.map(({ version, english }) =>
          findEnglishParts(apiAddressesOf(version).pages, english, translate(english, locale)),
        ),
      );
    const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
    const englishParts = Object.fromEntries(others.map((code) => [code, englishPartsIn(code)]));
    await generateApiPages(
      context,
      new Map(
        versions.map(({ version, translated }) => [
          version,
          { packages: translated, changes: version === CURRENT_VERSION ? changes : [] },
        ]),
      ),
      new Map([
        ...(await loadImportData(siteDir, repositoryUrl, models, changes)),
        [ENGLISH_PARTS_FILE, englishParts],
        ['locales.json', readLocales(i18n.currentLocale)],
        ['grid-locales.json', readGridLocales(i18n.currentLocale)],
        ['sx-keys.json', readSxKeys()],
        ['default-theme.json', readDefaultTheme()],
        ['deprecations.json', deprecations],
        ['upgrade.json', upgrade],
        ['changed-imports.json', CHANGED_IMPORTS],
      ]),
    );
  }
  const load = afterBundler(
    acknowledgeMends('the API reference and the front matter of the pages', generate),
  );
  await load();
  let isLoaded = true;

  return {
    name: 'api-reference',

    // Reload on changes of front matter that lists components.
    getPathsToWatch: () => [
      ...DOCS_VERSIONS.map(({ docsPath }) => `${siteDir}/${docsPath}/**/*.mdx`),
      NO_GENERATED_PAGES,
    ],

    async loadContent() {
      if (!isLoaded) await load();
      isLoaded = false;
    },

    configureWebpack: () => ({
      resolve: { alias: { [DATA_ALIAS]: path.join(generatedFilesDir, DATA_FOLDER) } },
    }),

    async postBuild({ outDir }) {
      await Promise.all(changes.map((file) => writeChangesFile(outDir, file)));
    },
  };
}

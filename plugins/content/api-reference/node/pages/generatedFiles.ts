import path from 'node:path';
import { findApiPage } from './apiAddresses';

/** Folder of the plugin's data in `.docusaurus`, and its name in imports. */
export const DATA_FOLDER = 'api-reference';
export const DATA_ALIAS = '@api-reference';

/** Returns the data file of a component or hook on a page, relative to the data folder. */
export const toDataFile = (pathname: string, name: string) => `${pathname.slice(1)}/${name}.json`;

/** Returns the data files of an API page's components and hooks, in page order. */
export const dataFilesOf = (generatedFilesDir: string, pathname: string): string[] =>
  (findApiPage(pathname)?.names ?? []).map((name) =>
    path.join(generatedFilesDir, DATA_FOLDER, toDataFile(pathname, name)),
  );

/** File with the URLs of guides, in the data folder. */
export const GUIDES_FILE = 'guides.json';

/** File with the `ImportFactsFile`, in the data folder. */
export const IMPORT_FACTS_FILE = 'import-facts.json';

/** File with the `EnglishPartsFile` of each language, in the data folder. */
export const ENGLISH_PARTS_FILE = 'english-parts.json';

/** Returns the file that a product's page on bundle size imports, in the data folder. */
export const toImportSizesFile = (productId: string) => `bundle-size/${productId}.json`;

/** File with the `PlanFeaturesFile`, in the data folder. */
export const PLAN_FEATURES_FILE = 'plan-features.json';

/** File with the locales of Material UI, in the data folder. */
export const LOCALES_FILE = 'locales.json';

/** File with the locales of the Data Grid, in the data folder. */
export const GRID_LOCALES_FILE = 'grid-locales.json';

/** File with the keys of the `sx` prop, in the data folder. */
export const SX_KEYS_FILE = 'sx-keys.json';

/** File with the `ApiDeprecationsFile` of Material UI, in the data folder. */
export const DEPRECATIONS_FILE = 'deprecations.json';

/** File with the `UpgradeFile` of Material UI, in the data folder; without other versions, there is none. */
export const UPGRADE_FILE = 'upgrade.json';

/** File with the `ChangedImport` list of Material UI, in the data folder. */
export const CHANGED_IMPORTS_FILE = 'changed-imports.json';

/** File with the default theme of Material UI, in the data folder. */
export const DEFAULT_THEME_FILE = 'default-theme.json';

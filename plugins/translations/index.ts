import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dictionaryFile, readDictionaries } from './node/readDictionaries';
import { siteDictionary } from './node/siteDictionary';
import type { SiteDictionary } from './contract';

const NAME = 'translations';
const DATA_FILE = 'dictionary.json';
const MODULE = '@site-dictionary';

/**
 * Gives the browser the texts of the language that is being built, as the module
 * `@site-dictionary`. A broken dictionary of any language stops the build.
 */
export default function translations(context: LoadContext): Plugin<SiteDictionary> {
  const { siteDir, generatedFilesDir, i18n } = context;
  return {
    name: NAME,

    getPathsToWatch: () =>
      i18n.locales.map((language) => path.join(siteDir, dictionaryFile(language))),

    loadContent() {
      const { english, byLanguage } = readDictionaries(siteDir, i18n.defaultLocale, i18n.locales);
      const language = i18n.currentLocale;
      return siteDictionary(language, byLanguage.get(language), english);
    },

    async contentLoaded({ content, actions }) {
      await actions.createData(DATA_FILE, content);
    },

    configureWebpack: () => ({
      resolve: {
        alias: {
          // The plugin's data folder; it has the one instance that Docusaurus calls "default".
          [`${MODULE}$`]: path.join(generatedFilesDir, NAME, 'default', DATA_FILE),
        },
      },
    }),
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { acknowledgeMends } from '../../common/mends/acknowledgeMends';
import { toWatchPath } from '../../common/mends/toWatchPath';
import { dictionaryFile, readDictionaries } from './node/readDictionaries';
import { siteDictionary } from './node/siteDictionary';
import type { SiteDictionary } from './contract';
import { ON_DEMAND_GROUPS } from './onDemandGroups';

const NAME = 'translations';
const MODULE = '@site-dictionary';

/** Modules by group; `undefined` is the one of every page. */
const GROUPS = [undefined, ...ON_DEMAND_GROUPS];
const moduleOf = (group?: string) => (group === undefined ? MODULE : `${MODULE}/${group}`);
const dataFileOf = (group = 'dictionary') => `${group}.json`;

interface DictionaryFile {
  readonly file: string;
  readonly dictionary: SiteDictionary;
}

/**
 * Provides the texts of the current language to the browser, as `@site-dictionary` and one module
 * per on-demand group. An invalid dictionary of any language stops the build.
 */
export default function translations(context: LoadContext): Plugin<readonly DictionaryFile[]> {
  const { siteDir, generatedFilesDir, i18n } = context;
  return {
    name: NAME,

    getPathsToWatch: () =>
      i18n.locales.map((language) => toWatchPath(path.join(siteDir, dictionaryFile(language)))),

    loadContent: acknowledgeMends('the dictionaries', async () => {
      const { english, byLanguage } = readDictionaries(siteDir, i18n.defaultLocale, i18n.locales);
      const language = i18n.currentLocale;
      const own = byLanguage.get(language);
      return GROUPS.map((group) => ({
        file: dataFileOf(group),
        dictionary: siteDictionary(language, own, english, group),
      }));
    }),

    async contentLoaded({ content, actions }) {
      await Promise.all(
        content.map(({ file, dictionary }) => actions.createData(file, dictionary)),
      );
    },

    configureWebpack: () => ({
      resolve: {
        // The plugin's data folder; Docusaurus calls its only instance "default".
        alias: Object.fromEntries(
          GROUPS.map((group) => [
            `${moduleOf(group)}$`,
            path.join(generatedFilesDir, NAME, 'default', dataFileOf(group)),
          ]),
        ),
      },
    }),
  };
}

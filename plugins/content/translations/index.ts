import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LOCALES } from '../../../src/site/locales';
import { dictionaryFile } from '../../common/dictionary/texts';
import { acknowledgeMends } from '../../common/mends/acknowledgeMends';
import { watchBesidePages } from '../../common/mends/watchBesidePages';
import { toWatchPath } from '../../common/mends/toWatchPath';
import { outsideOfLanguage } from '../../common/mends/watchedPaths';
import { DATA_FOLDER, ENGLISH_PARTS_FILE } from '../api-reference/node';
import { readDictionaries } from './node/readDictionaries';
import { readCoverage } from './node/readCoverage';
import { siteDictionary } from './node/siteDictionary';
import { ON_DEMAND_GROUPS, type SiteDictionary, type TranslationCoverage } from './contract';

const NOTICE_MODULE = '@site-translation-notice';

/** `undefined` are the texts of every page. */
const GROUPS = [undefined, ...ON_DEMAND_GROUPS];

/** A module of the browser. */
interface DataFile {
  readonly file: string;
  readonly data: SiteDictionary | TranslationCoverage;
}

/** Loads the components and hooks whose texts are counted, in builds with an API reference only. */
async function loadMembers({ siteDir, generatedFilesDir }: LoadContext) {
  const isThere = existsSync(path.join(generatedFilesDir, DATA_FOLDER, ENGLISH_PARTS_FILE));
  if (process.env['NODE_ENV'] !== 'production' || !isThere) return undefined;
  const { DOCUMENTED_MEMBERS, loadEnglishMembers } = await import('../api-reference/node');
  return loadEnglishMembers(siteDir, DOCUMENTED_MEMBERS);
}

/**
 * Provides the texts of the current language to the browser, as `@generated/translations/default/`
 * `dictionary.json` and a file per on-demand group. An invalid dictionary of any language stops the build.
 */
export default function translations(context: LoadContext): Plugin<readonly DataFile[]> {
  const { siteDir, i18n } = context;
  return {
    name: 'translations',

    getPathsToWatch: () => {
      const files = i18n.locales.map((language) => path.join(siteDir, dictionaryFile(language)));
      return outsideOfLanguage(watchBesidePages(files.map(toWatchPath)), context);
    },

    loadContent: acknowledgeMends('the dictionaries', async () => {
      const { english, byLanguage } = readDictionaries(siteDir, i18n.locales);
      const language = i18n.currentLocale;
      const own = byLanguage.get(language);
      const others = LOCALES.filter(({ code }) => code !== i18n.defaultLocale);
      return [
        ...GROUPS.map((group) => ({
          file: `${group ?? 'dictionary'}.json`,
          data: siteDictionary(language, own, english, group),
        })),
        { file: 'coverage.json', data: readCoverage(siteDir, others, await loadMembers(context)) },
      ];
    }),

    async contentLoaded({ content, actions }) {
      await Promise.all(content.map(({ file, data }) => actions.createData(file, data)));
    },

    configureWebpack: () => ({
      resolve: {
        alias: {
          // English pages do not load what only other languages show.
          [`${NOTICE_MODULE}$`]:
            i18n.currentLocale === i18n.defaultLocale
              ? path.join(__dirname, 'client/noTranslationNotice.ts')
              : path.join(siteDir, 'src/features/translation-notice/index.ts'),
        },
      },
    }),
  };
}

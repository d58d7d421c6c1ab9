import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';
import navTrees from '../../../sidebars';
import { PRODUCTS } from '../../../src/site/products';
import { findRedirectProblems, toRedirectsMessage } from '../../../src/site/redirectProblems';
import {
  droppedLanguageRedirects,
  resolveRedirects,
  type Redirect,
} from '../../../src/site/redirectRules';
import {
  DROPPED_LANGUAGES,
  DROPPED_LANGUAGE_SECTIONS,
  REDIRECTS,
  type RedirectEntry,
} from '../../../src/site/redirects';
import { readSiteContent } from '../../common/html-postbuild/contentPages';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { readable } from './node/readable';
import { toRedirectSite } from './node/redirectSite';
import { toSiteAddresses } from './node/siteAddresses';
import { writeHostRedirects, writeRedirectPages } from './node/writeRedirects';

interface UnknownAddressesOptions {
  /** Redirects to use instead of the site's own. */
  readonly table: readonly RedirectEntry[];
}

const NAME = 'redirects';
const MODULE = '@site-addresses';
const DATA_FILE = 'addresses.json';
const NOT_FOUND = '404.html';

/**
 * Handles URLs without a page: redirects (`_redirects`, and HTML pages for hosts that do not read
 * it) and suggestions. A mistake in the table stops the build. List it before plugins that edit
 * built pages.
 */
export default function redirectsPlugin(
  context: LoadContext,
  { table = REDIRECTS }: Partial<UnknownAddressesOptions> = {},
): Plugin {
  const { baseUrl, generatedFilesDir, i18n, siteConfig } = context;
  let redirects: readonly Redirect[] = [];
  return {
    name: NAME,

    async allContentLoaded({ allContent, actions }) {
      const content = readSiteContent(allContent, baseUrl);
      const site = toRedirectSite(content, PRODUCTS);
      const problems = findRedirectProblems(table, site);
      if (problems.length > 0) throw new ContentError(toRedirectsMessage(problems));
      redirects = resolveRedirects(table, site, navTrees);
      const addresses = toSiteAddresses(content, redirects, PRODUCTS);
      await actions.createData(DATA_FILE, addresses);
    },

    configureWebpack: () => ({
      resolve: {
        alias: {
          // The plugin's data folder; Docusaurus calls its only instance "default".
          [`${MODULE}$`]: path.join(generatedFilesDir, NAME, 'default', DATA_FILE),
        },
      },
    }),

    async postBuild({ outDir }) {
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const language = {
        outDir,
        rootDir: isDefault ? outDir : path.dirname(outDir),
        baseUrl,
        siteUrl: siteConfig.url,
      };
      const pages =
        process.env['DOCS_REDIRECT_PAGES'] === '0'
          ? Promise.resolve()
          : writeRedirectPages(redirects, language);
      // Queued with the edits, so that the pages exist when other plugins list the output.
      await editBuiltPages(
        outDir,
        pages.then(
          () => (html: string, file: string) => (file === NOT_FOUND ? readable(html, file) : html),
        ),
      );
      await writeHostRedirects(
        [
          ...redirects,
          ...(isDefault
            ? droppedLanguageRedirects(DROPPED_LANGUAGES, DROPPED_LANGUAGE_SECTIONS)
            : []),
        ],
        language,
      );
    },
  };
}

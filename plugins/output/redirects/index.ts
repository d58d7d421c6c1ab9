import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';
import navTrees from '../../../sidebars';
import { PRODUCTS } from '../../../src/site/products';
import { findRedirectProblems, toRedirectsMessage } from '../../../src/site/redirectProblems';
import {
  formerLanguageRedirects,
  inAllLanguages,
  resolveRedirects,
  toHostRedirects,
  type Redirect,
  type RedirectTables,
} from '../../../src/site/redirectRules';
import {
  DROPPED_LANGUAGES,
  ENGLISH_SECTIONS,
  REDIRECTS,
  ROUTE_MOVES,
} from '../../../src/site/redirects';
import { STAND_INS } from '../../../src/site/standIns';
import { readSiteContent } from '../../common/html-postbuild/contentPages';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { readable } from './node/readable';
import { toRedirectSite } from './node/redirectSite';
import { toSiteAddresses } from './node/siteAddresses';
import { writeHostRedirects, writeRedirectPages } from './node/writeRedirects';

interface RedirectsOptions {
  /** Redirects to use instead of the site's own; `null` for none. */
  readonly tables: RedirectTables | null;
}

const NO_TABLES: RedirectTables = { moved: [], standIns: [], routeMoves: [] };

const TABLES: RedirectTables = {
  moved: REDIRECTS,
  standIns: STAND_INS,
  routeMoves: ROUTE_MOVES,
};

const NOT_FOUND = '404.html';

/**
 * Handles URLs without a page: redirects (`_redirects`, and HTML pages for hosts that do not read
 * it) and suggestions. A mistake in the table stops the build. List it before plugins that edit
 * built pages.
 */
export default function redirectsPlugin(
  context: LoadContext,
  { tables: chosen = TABLES }: Partial<RedirectsOptions> = {},
): Plugin {
  const { baseUrl, i18n, siteConfig } = context;
  const tables = chosen ?? NO_TABLES;
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  let redirects: readonly Redirect[] = [];
  let pathnames: ReadonlySet<string> = new Set();
  return {
    name: 'redirects',

    async allContentLoaded({ allContent, actions }) {
      const content = readSiteContent(allContent, baseUrl);
      const site = toRedirectSite(content, PRODUCTS);
      pathnames = content.pathnames;
      const problems = findRedirectProblems(tables, site);
      if (problems.length > 0) throw new ContentError(toRedirectsMessage(problems));
      const all = resolveRedirects(tables, site, navTrees);
      redirects = isDefault ? all : inAllLanguages(all, ENGLISH_SECTIONS);
      const addresses = toSiteAddresses(content, redirects, PRODUCTS);
      await actions.createData('addresses.json', addresses);
    },

    async postBuild({ outDir }) {
      const language = {
        outDir,
        rootDir: isDefault ? outDir : path.dirname(outDir),
        baseUrl,
        siteUrl: siteConfig.url,
      };
      const pages = writeRedirectPages(
        process.env['DOCS_REDIRECT_PAGES'] === '0'
          ? redirects.filter(({ temporary }) => temporary)
          : redirects,
        language,
      );
      // Queued with the edits, so that the pages exist when other plugins list the output.
      await editBuiltPages(
        outDir,
        pages.then(
          () => (html: string, file: string) => (file === NOT_FOUND ? readable(html, file) : html),
        ),
      );
      const own = toHostRedirects(redirects, tables.routeMoves);
      const shared = toHostRedirects(
        inAllLanguages(redirects, ENGLISH_SECTIONS),
        tables.routeMoves,
      );
      const routes = PRODUCTS.filter(({ experimental }) => !experimental).map(({ route }) => route);
      const former = [i18n.defaultLocale, ...DROPPED_LANGUAGES];
      await writeHostRedirects(
        isDefault ? [...own, ...formerLanguageRedirects(former, routes, pathnames, shared)] : own,
        language,
      );
    },
  };
}

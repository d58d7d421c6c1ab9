import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { parseForReaders } from './plugins/common/front-matter/parseFrontMatter';
import { beginSiteLoad, partOfSiteLoad, siteLoads } from './plugins/common/mends/siteLoads';
import { beginToLoadModels } from './plugins/content/api-reference/node';
import { remarkCodeBlocks } from './plugins/content/code-blocks/node';
import {
  hasFullHistory,
  readInstalledVersions,
  remarkPageRules,
} from './plugins/content/product-docs/node';
import { createTranslationCheck, readListedLocales } from './plugins/content/translations/node';
import { indexedSitemapItems } from './plugins/output/head-tags/node';
import { readEnvironment } from './src/site/environment';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, toLocaleCode } from './src/site/locales';
import { localizePath } from './src/site/paths';
import { serviceOrigins } from './src/site/services';
import { PRODUCT_PACKAGES } from './src/site/productPackages';

/**
 * A function, because Docusaurus adds a stack trace to what the module itself throws. It passes nothing;
 * sites that tests generate have no API reference.
 */
export default partOfSiteLoad(async ({ apiReference = true } = {}) => {
  await beginSiteLoad();
  const siteDir = __dirname;
  if (apiReference) beginToLoadModels(siteDir);
  const { leftOut, repositoryUrl, services, url } = readEnvironment(process.env);
  const locale = toLocaleCode(process.env['DOCUSAURUS_CURRENT_LOCALE']);
  const listedLocales = readListedLocales(siteDir);
  const productVersions = readInstalledVersions(PRODUCT_PACKAGES, siteDir);
  // The development server would show a made-up date.
  const showLastUpdateTime = process.env['NODE_ENV'] !== 'development' && hasFullHistory(siteDir);
  // Old addresses may lead to a product that is left out.
  const pageRules = () => remarkPageRules({ siteDir, imageOrigins: serviceOrigins(services) });
  const redirects = leftOut.length > 0 ? { tables: null } : {};

  return {
    title: 'MUI',
    tagline: 'React components, from foundations to dashboards',
    titleDelimiter: '-',
    favicon: '/img/favicon.svg',
    url,
    baseUrl: '/',
    trailingSlash: true,
    baseUrlIssueBanner: false,

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      format: 'detect',
      hooks: { onBrokenMarkdownLinks: 'throw' },
      parseFrontMatter: async ({ fileContent, filePath }) =>
        parseForReaders(fileContent, filePath, siteDir),
    },

    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        mdx1CompatDisabledByDefault: true,
        fasterByDefault: true,
        // Stored preferences use the same keys as the documented libraries.
        siteStorageNamespacing: false,
      },
      faster: true,
      // Reads the history once, not once per page.
      experimental_vcs: showLastUpdateTime ? 'git-eager' : 'disabled',
    },

    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      locales: [...LOCALE_CODES],
      localeConfigs: Object.fromEntries(
        LOCALES.map(({ code, label, htmlLang, direction }) => [
          code,
          {
            label,
            htmlLang,
            direction,
            // Else Docusaurus puts a language that is built alone at the root.
            baseUrl: localizePath('/', code),
          },
        ]),
      ),
    },

    customFields: { listedLocales, productVersions, repositoryUrl, services },

    presets: [
      [
        'classic',
        {
          docs: false,
          blog: false,
          pages: {
            exclude: [...GlobExcludeDefault, '**/README.md'],
            // Without options: browsers download what stands here.
            beforeDefaultRemarkPlugins: [pageRules],
            remarkPlugins: [remarkCodeBlocks],
          },
          sitemap: {
            createSitemapItems: indexedSitemapItems({
              locale,
              listed: listedLocales,
              isTranslated: createTranslationCheck(siteDir),
            }),
          },
          theme: {
            customCss: ['base', 'shell', 'prose', 'print'].map((name) => `./src/css/${name}.css`),
          },
        } satisfies PresetOptions,
      ],
      ['./plugins/preset.ts', { showLastUpdateTime }],
    ],

    plugins: [
      siteLoads,
      './plugins/delivery/theme-tokens/index.ts',
      './plugins/content/restart-notice/index.ts',
      './plugins/delivery/bundler-cache/index.ts',
      './plugins/delivery/server-renderer/index.ts',
      './plugins/delivery/lazy-compilation/index.ts',
      './plugins/content/translations/index.ts',
      './plugins/content/code-blocks/index.ts',
      './plugins/delivery/event-replay/index.ts',
      ['./plugins/output/redirects/index.ts', redirects],
      './plugins/content/demos/index.ts',
      './plugins/content/playgrounds/index.ts',
      './plugins/content/api-reference/index.ts',
      './plugins/content/error-codes/index.ts',
      './plugins/content/example-projects/index.ts',
      './plugins/content/material-icons/index.ts',
      './plugins/output/head-tags/index.ts',
      './plugins/output/social-cards/index.ts',
      './plugins/output/releases/index.ts',
      './plugins/output/licenses/index.ts',
      './plugins/output/markdown-twins/index.ts',
      './plugins/delivery/page-weight/index.ts',
      './plugins/output/search-index/index.ts',
      './plugins/output/offline/index.ts',
      // Last: it hashes the inline scripts that are in the finished pages.
      './plugins/delivery/security/index.ts',
    ],

    // After theme-classic, whose own color mode script would otherwise run last.
    themes: ['./plugins/delivery/preferences/index.ts'],

    themeConfig: {
      colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      // `src/features/header` is the header. With no items, Docusaurus renders the mobile navigation only
      // after a sidebar has registered itself, and the header would shift.
      navbar: { title: 'MUI', items: [{ to: '/versions/', label: 'Versions' }] },
      // `plugins/content/code-blocks` highlights code during the build, with CSS variables.
      prism: { theme: { plain: {}, styles: [] } },
      // With it, the preset adds Docusaurus's own search.
      ...(services.search && { algolia: services.search }),
    } satisfies ThemeConfig,
  } satisfies Config;
});

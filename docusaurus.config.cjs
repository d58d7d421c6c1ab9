// @ts-check
/*
 * CommonJS, with its types in comments: Docusaurus compiles TypeScript and ES modules with Babel, which
 * takes a third of a second of each start. What is loaded here is compiled as all plugins are.
 */
/** @import { Options as DocsOptions } from '@docusaurus/plugin-content-docs' */
/** @import { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic' */
/** @import { Config, PluginConfig } from '@docusaurus/types' */
/** @import * as Configuration from './plugins/configuration' */
const { createSiteLoader } = require('./plugins/native-packages/loadTypeScript.cjs');

const { load, loadPlugin } = createSiteLoader(__filename);
const {
  apiPageFrontMatter,
  createTranslationCheck,
  DEFAULT_LOCALE,
  indexedSitemapItems,
  LOCALE_CODES,
  LOCALES,
  mdxPluginsOf,
  pageEditUrl,
  PRODUCT_PACKAGES,
  PRODUCTS,
  readEnvironment,
  readInstalledVersions,
  readListedLocales,
  toDocsPath,
} = /** @type {typeof Configuration} */ (load('plugins/configuration'));

const environment = readEnvironment(process.env);
const productVersions = readInstalledVersions(PRODUCT_PACKAGES, __dirname);
const listedLocales = readListedLocales(__dirname);
// The development server has the text "undefined" for none.
const locale =
  LOCALE_CODES.find((code) => code === process.env['DOCUSAURUS_CURRENT_LOCALE']) ?? DEFAULT_LOCALE;

const products = PRODUCTS.filter((product) => !product.experimental || environment.experiments);

/**
 * The label of a version, e.g. `v6.1.0`.
 * @param {string} packageName
 */
const labelOf = (packageName) => `v${productVersions[packageName]}`;

/** @type {PluginConfig[]} */
const productDocs = products.map(({ id, route, ...product }) => [
  loadPlugin('plugins/product-docs'),
  /** @satisfies {Partial<DocsOptions>} */ ({
    id,
    path: toDocsPath(id),
    routeBasePath: route.slice(1),
    editUrl: pageEditUrl({
      siteDir: __dirname,
      repositoryUrl: environment.repositoryUrl,
      productId: id,
    }),
    ...mdxPluginsOf({ siteDir: __dirname, locale }),
    versions: {
      current: { label: product.packageName === null ? 'next' : labelOf(product.packageName) },
      ...Object.fromEntries(
        (product.siteVersions ?? []).map(({ name, packageName }) => [
          name,
          { label: labelOf(packageName), path: name },
        ]),
      ),
    },
  }),
]);

/** @type {Config} */
const config = {
  title: 'MUI',
  tagline: 'React components, from foundations to dashboards',
  titleDelimiter: '-',
  favicon: '/img/favicon.svg',
  url: environment.url,
  baseUrl: '/',
  trailingSlash: true,
  baseUrlIssueBanner: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw' },
    parseFrontMatter: apiPageFrontMatter({ siteDir: __dirname, locale }),
  },

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      // The reader's choices are kept under the keys that the libraries use, too.
      siteStorageNamespacing: false,
    },
    faster: true,
  },

  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALE_CODES],
    localeConfigs: Object.fromEntries(
      LOCALES.map(({ code, label, htmlLang, direction }) => [code, { label, htmlLang, direction }]),
    ),
  },

  customFields: {
    listedLocales,
    productVersions,
    repositoryUrl: environment.repositoryUrl,
    services: environment.services,
  },

  presets: [
    [
      'classic',
      /** @satisfies {PresetOptions} */ ({
        docs: false,
        blog: false,
        pages: { exclude: ['**/README.md', '**/__tests__/**'] },
        sitemap: {
          createSitemapItems: indexedSitemapItems({
            defaultLocale: DEFAULT_LOCALE,
            locale,
            listed: listedLocales,
            products: PRODUCTS,
            isTranslated: createTranslationCheck(__dirname, DEFAULT_LOCALE),
          }),
        },
        theme: {
          customCss: ['base', 'shell', 'prose', 'print'].map((name) => `./src/css/${name}.css`),
        },
      }),
    ],
  ],

  plugins: [
    ...productDocs,
    loadPlugin('plugins/theme-tokens'),
    loadPlugin('plugins/css-modules'),
    loadPlugin('plugins/translations'),
    loadPlugin('plugins/code-blocks'),
    loadPlugin('plugins/early-clicks'),
    loadPlugin('plugins/unknown-addresses'),
    loadPlugin('plugins/demos'),
    loadPlugin('plugins/api-pages'),
    loadPlugin('plugins/error-codes'),
    loadPlugin('plugins/page-heads'),
    loadPlugin('plugins/social-cards'),
    loadPlugin('plugins/releases'),
    loadPlugin('plugins/markdown-pages'),
    loadPlugin('plugins/mdx-threads'),
    loadPlugin('plugins/page-weight'),
    loadPlugin('plugins/search'),
    loadPlugin('plugins/offline'),
    // Last: it hashes the scripts that are in the pages in the end.
    loadPlugin('plugins/security'),
  ],

  // After theme-classic, whose own colour-mode script would otherwise have the last word.
  themes: [loadPlugin('plugins/preferences')],

  themeConfig: /** @satisfies {ThemeConfig} */ ({
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // The header is `src/features/header`. Without an item, though, Docusaurus leaves the phone's
    // navigation out until a sidebar has registered itself, and the header would shift.
    navbar: { title: 'MUI', items: [{ to: '/versions/', label: 'Versions' }] },
    // Code is coloured when the site is built, by CSS variables.
    prism: { theme: { plain: {}, styles: [] } },
  }),
};

module.exports = config;

import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import type * as Configuration from './plugins/configuration';
import { createSiteLoader } from './plugins/native-packages/loadTypeScript.cjs';
import type { Product } from './src/site/products';

// Docusaurus would compile what is imported here with Babel, which takes seconds in a fresh clone.
const { load, loadPlugin } = createSiteLoader(__dirname);
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
} = load('plugins/configuration') as typeof Configuration;

const environment = readEnvironment(process.env);
const productVersions = readInstalledVersions(PRODUCT_PACKAGES, __dirname);
const listedLocales = readListedLocales(__dirname);
// The development server has the text "undefined" for none.
const locale =
  LOCALE_CODES.find((code) => code === process.env['DOCUSAURUS_CURRENT_LOCALE']) ?? DEFAULT_LOCALE;

const products: readonly Product[] = PRODUCTS.filter(
  (product: Product) => !product.experimental || environment.experiments,
);

/** The label of a version, e.g. `v6.1.0`. */
const labelOf = (packageName: string) => `v${productVersions[packageName]}`;

const productDocs = products.map(({ id, route, ...product }): PluginConfig => [
  loadPlugin('plugins/product-docs'),
  {
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
  } satisfies Partial<DocsOptions>,
]);

const config: Config = {
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
      {
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
      } satisfies PresetOptions,
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

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // The header is `src/features/header`. Without an item, though, Docusaurus leaves the phone's
    // navigation out until a sidebar has registered itself, and the header would shift.
    navbar: { title: 'MUI', items: [{ to: '/versions/', label: 'Versions' }] },
    // Code is coloured when the site is built, by CSS variables.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
};

export default config;

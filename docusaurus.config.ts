import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { apiPageFrontMatter, remarkApiPages } from './plugins/api-pages/node/pages';
import { remarkCodeBlocks } from './plugins/code-blocks/node';
import remarkDemo from './plugins/demos/node/remarkDemo';
import { pageEditUrl } from './plugins/product-docs/node/pageEditUrl';
import { readInstalledVersions } from './plugins/product-docs/node/readInstalledVersions';
import { createTranslationCheck } from './plugins/page-heads/node/createTranslationCheck';
import { indexedSitemapItems } from './plugins/page-heads/node/sitemapItems';
import remarkVersionLinks from './plugins/product-docs/node/remarkVersionLinks';
import { readListedLocales } from './plugins/translations/node/readListedLocales';
import { readEnvironment } from './src/site/environment';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from './src/site/locales';
import { toDocsPath } from './src/site/docsVersions';
import { PRODUCT_PACKAGES } from './src/site/productPackages';
import { PRODUCTS, type Product } from './src/site/products';

const environment = readEnvironment(process.env);
const productVersions = readInstalledVersions(PRODUCT_PACKAGES, __dirname);
const listedLocales = readListedLocales(__dirname);
const locale = process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? DEFAULT_LOCALE;

const products: readonly Product[] = PRODUCTS.filter(
  (product: Product) => !product.experimental || environment.experiments,
);

/** The label of a version, e.g. `v6.1.0`. */
const labelOf = (packageName: string) => `v${productVersions[packageName]}`;

const productDocs = products.map(({ id, route, ...product }): PluginConfig => [
  './plugins/product-docs/index.ts',
  {
    id,
    path: toDocsPath(id),
    routeBasePath: route.slice(1),
    editUrl: pageEditUrl({
      siteDir: __dirname,
      repositoryUrl: environment.repositoryUrl,
      productId: id,
    }),
    beforeDefaultRemarkPlugins: [
      [remarkApiPages, { siteDir: __dirname, locale }],
      [remarkVersionLinks, { siteDir: __dirname }],
    ],
    remarkPlugins: [[remarkDemo, { siteDir: __dirname }], remarkCodeBlocks],
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
    './plugins/theme-tokens/index.ts',
    './plugins/translations/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/early-clicks/index.ts',
    './plugins/unknown-addresses/index.ts',
    './plugins/demos/index.ts',
    './plugins/api-pages/index.ts',
    './plugins/error-codes/index.ts',
    './plugins/page-heads/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/releases/index.ts',
    './plugins/markdown-pages/index.ts',
    './plugins/page-weight/index.ts',
    './plugins/search/index.ts',
    './plugins/offline/index.ts',
    // Last: it hashes the scripts that are in the pages in the end.
    './plugins/security/index.ts',
  ],

  // After theme-classic, whose own colour-mode script would otherwise have the last word.
  themes: ['./plugins/preferences/index.ts'],

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

/** What `docusaurus.config.cjs` is made of, in one module that it can load. */
export { apiPageFrontMatter } from './api-pages/node/pages/apiPageFrontMatter';
export { mdxPluginsOf } from './mdx-threads/node/mdxPlugins';
export { createTranslationCheck } from './page-heads/node/createTranslationCheck';
export { indexedSitemapItems } from './page-heads/node/sitemapItems';
export { pageEditUrl } from './product-docs/node/pageEditUrl';
export { readInstalledVersions } from './product-docs/node/readInstalledVersions';
export { readListedLocales } from './translations/node/readListedLocales';
export { toDocsPath } from '../src/site/docsVersions';
export { readEnvironment } from '../src/site/environment';
export { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../src/site/locales';
export { PRODUCT_PACKAGES } from '../src/site/productPackages';
export { PRODUCTS } from '../src/site/products';

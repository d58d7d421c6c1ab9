/** What `docusaurus.config.ts` is made of, in one module that it can load. */
export { apiPageFrontMatter, remarkApiPages } from './api-pages/node/pages';
export { remarkCodeBlocks } from './code-blocks/node';
export { default as remarkDemo } from './demos/node/remarkDemo';
export { default as remarkTwins } from './markdown-pages/node/remarkTwins';
export { createTranslationCheck } from './page-heads/node/createTranslationCheck';
export { indexedSitemapItems } from './page-heads/node/sitemapItems';
export { pageEditUrl } from './product-docs/node/pageEditUrl';
export { readInstalledVersions } from './product-docs/node/readInstalledVersions';
export { default as remarkVersionLinks } from './product-docs/node/remarkVersionLinks';
export { readListedLocales } from './translations/node/readListedLocales';
export { toDocsPath } from '../src/site/docsVersions';
export { readEnvironment } from '../src/site/environment';
export { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../src/site/locales';
export { PRODUCT_PACKAGES } from '../src/site/productPackages';
export { PRODUCTS } from '../src/site/products';

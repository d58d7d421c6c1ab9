export { indexedSitemapItems } from './sitemapItems';

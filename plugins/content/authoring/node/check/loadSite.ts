/*
 * Loads the site as `npm start` and the build do, without bundling: environment, products, navigation, versions,
 * redirects and API reference. Docusaurus has no command for it; `loadSite` is its own, and not promised.
 */
import { loadSite } from '@docusaurus/core/lib/server/site';
import path from 'node:path';
import { findContentError } from '../../../../../src/site/contentError';
import { DEFAULT_LOCALE } from '../../../../../src/site/locales';

process.env['NODE_ENV'] ??= 'production';

loadSite({ siteDir: path.resolve(__dirname, '../../../../..'), locale: DEFAULT_LOCALE }).then(
  // Watchers of plugins keep the process alive.
  () => process.exit(0),
  (error: unknown) => {
    console.error(findContentError(error)?.message ?? error);
    process.exit(1);
  },
);

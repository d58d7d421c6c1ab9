import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../../src/site/products';
import { readChangesPaths } from '../../content/api-reference/node';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import {
  collectPages,
  collectSitePages,
  type DocProduct,
  type SitePage,
} from './node/collectPages';
import { writePages } from './node/writePages';

const NAME = 'markdown-twins';

/**
 * After the build, writes the Markdown of every page to its URL plus `.md`, and lists of the pages
 * (`llms.txt`).
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const { siteDir, outDir, generatedFilesDir, baseUrl, i18n, siteConfig } = context;
  const place = { origin: siteConfig.url.replace(/\/$/, ''), baseUrl };
  let products: readonly DocProduct[] = [];
  let sitePages: readonly SitePage[] = [];

  return {
    name: NAME,

    async allContentLoaded({ allContent }) {
      products = collectPages(allContent['docusaurus-plugin-content-docs'] ?? {}, PRODUCTS);
      sitePages = collectSitePages(allContent['docusaurus-plugin-content-pages'] ?? {});
    },

    async postBuild() {
      // Wait for the edits: a separate process builds the full-text index meanwhile.
      await editBuiltPages(outDir, (html) => html);
      // Imported lazily, so that loading the configuration does not load an HTML parser.
      const { writeTwins } = await import('./node/writeTwins');
      const docs = products.flatMap(({ versions }) => versions.flatMap(({ pages }) => pages));
      const titles = await writeTwins({ outDir, ...place, pages: [...docs, ...sitePages] });
      await writePages({
        siteDir,
        outDir,
        locale: i18n.currentLocale,
        place,
        title: siteConfig.title,
        products,
        sitePages: sitePages
          .filter(({ isListed }) => isListed)
          .map(({ path, title }) => ({ path, title: titles.get(path) ?? title })),
        changes: await readChangesPaths(generatedFilesDir),
      });
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../../../src/site/products';
import { readChangesPaths } from '../../content/api-reference/node/changes/readChangesPaths';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { collectPages, type DocProduct } from './node/collectPages';
import { writePages } from './node/writePages';
import { writeTwins } from './node/writeTwins';

const NAME = 'markdown-twins';

/**
 * After the build, writes the Markdown of every documentation page to its URL plus `.md`, and lists
 * of the pages (`llms.txt`). A component without a Markdown form stops the build.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const { siteDir, outDir, generatedFilesDir, baseUrl, i18n, siteConfig } = context;
  const place = { origin: siteConfig.url.replace(/\/$/, ''), baseUrl };
  const language = { siteDir, outDir, generatedFilesDir, locale: i18n.currentLocale, place };
  let products: readonly DocProduct[] = [];

  return {
    name: NAME,

    async allContentLoaded({ allContent }) {
      products = collectPages(allContent['docusaurus-plugin-content-docs'] ?? {}, PRODUCTS);
    },

    async postBuild({ routes }) {
      // Read before other plugins edit the pages.
      const sitePages = routes
        .filter(({ plugin }) => plugin?.name === 'docusaurus-plugin-content-pages')
        .map(({ path: pathname }) => {
          const file = path.join(outDir, pathname.slice(baseUrl.length), 'index.html');
          return { path: pathname, html: readFileSync(file, 'utf8') };
        });
      // Wait for the edits: a separate process builds the full-text index meanwhile.
      await editBuiltPages(outDir, (html) => html);
      const pages = products.flatMap(({ versions }) => versions.flatMap((v) => v.pages));
      await writeTwins({ ...language, pages });
      await writePages({
        ...language,
        title: siteConfig.title,
        products,
        sitePages,
        changes: await readChangesPaths(generatedFilesDir),
      });
    },
  };
}

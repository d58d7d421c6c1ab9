import type { LoadContext } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'postcss';
import { readFile } from '../../../common/files/boundedFiles';
import { propertyNames, removeUnusedProperties } from './removeUnusedProperties';
import { themeSources } from './themeSources';
import { writtenClasses } from './writtenClasses';

const INFIMA = /[\\/]infima[\\/]/;

/** Folders of what is written for this site, pages included. */
const SITE_FOLDERS = ['src', 'docs', 'i18n', '*_versioned_docs'];

async function readAll(patterns: string[]): Promise<string[]> {
  const files = await Globby(patterns, { ignore: ['**/__tests__/**', '**/testing/**'] });
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

/**
 * The PostCSS plugin that removes Infima's rules for classes, and its custom properties, that no page, no
 * component of the site, and no component of the theme which they or the routes import has. List it first:
 * PurgeCSS skips rules inside the cascade layer that Docusaurus adds.
 */
export function purgeInfima({
  siteDir,
  generatedFilesDir,
  siteConfig,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'siteConfig'>): Plugin {
  const packages = path.resolve(require.resolve('@docusaurus/theme-classic'), '../../..');
  const client = `${packages}/{core/lib/client,plugin-content-docs/lib/client,theme-common/lib}/**`;
  const themes = [
    'theme-classic',
    ...('algolia' in siteConfig.themeConfig ? ['theme-search-algolia'] : []),
  ].map((name) => `${packages}/${name}/lib/theme`);
  // Names the components of the routes.
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    postcssPlugin: 'purge-infima',
    async Once(root, helpers) {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      const site = SITE_FOLDERS.map((folder) => `${siteDir}/${folder}`);
      // Otherwise the bundler's cache would keep out what the site began to use since.
      const plugin = 'purge-infima';
      const folders = await Globby(site, { onlyDirectories: true, expandDirectories: false });
      helpers.result.messages.push(
        ...folders.map((dir) => ({ type: 'dir-dependency', plugin, dir })),
        ...(existsSync(registry) ? [{ type: 'dependency', plugin, file: registry }] : []),
      );
      const texts = await readAll([
        registry,
        `${client}/*.js`,
        ...site.map((folder) => `${folder}/**/*.{css,js,jsx,md,mdx,ts,tsx}`),
      ]);
      const themed = await themeSources(texts, path.join(siteDir, 'src/theme'), themes);
      const all = [...texts, ...themed];
      const classes = [...new Set(all.flatMap(writtenClasses))];
      // Elements are kept if their name is anywhere, since Markdown names none of its own.
      const extractor = (text: string) => {
        const words = [...new Set(text.match(/[\w-]+/g))];
        const attributes = { names: words, values: words };
        return { attributes, classes, ids: words, tags: words, undetermined: [] };
      };
      const purge = purgeCSSPlugin({
        content: [{ raw: all.join('\n'), extension: 'text' }],
        extractors: [{ extractor, extensions: ['text'] }],
        safelist: classes
          .filter((name) => /(?:--|__)$/.test(name))
          .map((start) => new RegExp(`^${start}`)),
        // PostCSS's type for plugin creators is wider.
      }) as Plugin;
      await purge.OnceExit?.(root, helpers);
      const styles = await readAll(themes.map((folder) => `${folder}/**/*.css`));
      removeUnusedProperties(root, new Set([...all, ...styles].flatMap(propertyNames)));
    },
  };
}

import { Globby } from '@docusaurus/utils';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import path from 'node:path';
import type { Plugin } from 'postcss';
import { readFile } from '../../../common/files/boundedFiles';
import { propertyNames, removeUnusedProperties } from './removeUnusedProperties';

/** Class families that only components of theme-classic use which the site does not render. */
const NOT_RENDERED =
  /^(?:avatar|badge|button|card|col|dropdown|footer|hero|margin|navbar__(?:inner|item|link|search)|padding|pills|row|shadow|tabs|text)(?:$|_|-)/;

const INFIMA = /[\\/]infima[\\/]/;

async function propertiesNamedIn(patterns: string[]): Promise<ReadonlySet<string>> {
  const files = await Globby(patterns);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap(propertyNames));
}

/**
 * The PostCSS plugin that removes Infima's rules for classes, and its custom properties, that neither
 * Docusaurus' client code nor the site uses. List it first: PurgeCSS skips rules inside the cascade layer
 * that Docusaurus adds. `siteDir` is absolute.
 */
export function purgeInfima(siteDir: string): Plugin {
  const packages = path.resolve(require.resolve('@docusaurus/theme-classic'), '../../..');
  const docusaurus = `${packages}/{core/lib/client,theme-classic/lib/theme,theme-common/lib}/**`;
  const purge = purgeCSSPlugin({
    content: [`${docusaurus}/*.js`, `${siteDir}/src/**/*.{ts,tsx}`],
    blocklist: [NOT_RENDERED],
    // PostCSS's type for plugin creators is wider.
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    async Once(root, helpers) {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      // Otherwise the bundler's cache would keep out what the site began to use since.
      const [type, plugin] = ['dir-dependency', 'purge-infima'];
      helpers.result.messages.push({ type, plugin, dir: path.join(siteDir, 'src') });
      await purge.OnceExit?.(root, helpers);
      removeUnusedProperties(
        root,
        await propertiesNamedIn([`${docusaurus}/*.{css,js}`, `${siteDir}/src/**/*.{css,ts,tsx}`]),
      );
    },
  };
}

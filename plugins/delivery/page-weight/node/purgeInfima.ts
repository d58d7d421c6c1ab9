import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import path from 'node:path';
import type { Plugin } from 'postcss';

/** Class families that only components of theme-classic use which the site does not render. */
const NOT_RENDERED =
  /^(?:avatar|badge|button|card|col|dropdown|footer|hero|margin|navbar__(?:inner|item|link|search)|padding|pills|row|shadow|tabs|text)(?:$|_|-)/;

const INFIMA = /[\\/]infima[\\/]/;

/**
 * The PostCSS plugin that removes Infima's rules for classes that neither Docusaurus' client code nor
 * the site uses. List it first: PurgeCSS skips rules inside the cascade layer that Docusaurus adds.
 * `siteDir` is absolute.
 */
export function purgeInfima(siteDir: string): Plugin {
  const docusaurus = path.resolve(require.resolve('@docusaurus/theme-classic'), '../../..');
  const purge = purgeCSSPlugin({
    content: [
      `${docusaurus}/{core/lib/client,theme-classic/lib/theme,theme-common/lib}/**/*.js`,
      `${siteDir}/src/**/*.{ts,tsx}`,
    ],
    blocklist: [NOT_RENDERED],
    // PostCSS's type for plugin creators is wider.
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    async Once(root, helpers) {
      if (INFIMA.test(root.source?.input.file ?? '')) await purge.OnceExit?.(root, helpers);
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import path from 'node:path';
import { fontTags } from './fontTags';
import { tokensToCss } from './tokensToCss';

/** Adds the design tokens, as CSS variables, and the web font to every page. */
export default async function themeTokens({
  generatedFilesDir,
  siteDir,
}: LoadContext): Promise<Plugin> {
  const folder = path.join(generatedFilesDir, 'theme-tokens');
  await generate(folder, 'tokens.css', tokensToCss());
  return {
    name: 'theme-tokens',
    getClientModules: () => [path.join(folder, 'tokens.css')],
    injectHtmlTags: () => ({ headTags: fontTags() }),

    // The development server has the files of another language below `/zh/` only.
    configureWebpack: () =>
      ({
        devServer: {
          static: [{ directory: path.join(siteDir, 'static/fonts'), publicPath: '/fonts' }],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}

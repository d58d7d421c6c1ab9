import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';

const THEME_IMPORT = /@theme(-original|-init)?\/([\w/]+)/g;

/**
 * Returns the sources of the theme components that some texts import, directly or through others. A component
 * that the site replaces counts only where the original is named.
 * @param siteTheme The folder of the site's own components.
 * @param themes The folders of the themes; the first that has a component provides it.
 */
export async function themeSources(
  texts: readonly string[],
  siteTheme: string,
  themes: readonly string[],
): Promise<string[]> {
  const sources = new Map<string, string>();
  const follow = async (text: string): Promise<void> => {
    for (const [, original, name = ''] of text.matchAll(THEME_IMPORT)) {
      const isOwn = ['.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) =>
        existsSync(path.join(siteTheme, name + end)),
      );
      const file = themes
        .flatMap((theme) => [`${name}.js`, `${name}/index.js`].map((end) => path.join(theme, end)))
        .find((candidate) => existsSync(candidate));
      if (!file || sources.has(file) || (isOwn && !original)) continue;
      const source = await readFile(file, 'utf8');
      sources.set(file, source);
      await follow(source);
    }
  };
  for (const text of texts) await follow(text);
  return [...sources.values()];
}

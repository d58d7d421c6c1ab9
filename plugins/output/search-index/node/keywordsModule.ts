import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { addTrailingSlash } from '../../../../src/site/paths';

/**
 * Returns the module with the keywords of all pages that have some, by path without the base URL.
 * The gallery of components filters by them.
 */
export function toKeywordsModule(contents: readonly LoadedContent[], baseUrl: string): string {
  const docs = contents.flatMap(({ loadedVersions }) => loadedVersions).flatMap(({ docs }) => docs);
  const entries = docs.flatMap(({ permalink, frontMatter: { keywords } }) =>
    keywords ? [[addTrailingSlash(permalink).slice(baseUrl.length - 1), keywords.join(', ')]] : [],
  );
  return `export default ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}

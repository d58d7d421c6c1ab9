import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * For `getPathsToWatch`: leaves out the generated API pages. Docusaurus loads a plugin again for each
 * file that changes, and a reload may write all of them.
 */
export const NO_GENERATED_PAGES = '!**/{api,*-api}/**';

/**
 * Returns the paths outside of the folder of the language that is served. On an edit in that folder,
 * Docusaurus loads the whole site again, and with it each plugin.
 */
export function outsideOfLanguage(
  paths: readonly string[],
  { localizationDir }: Pick<LoadContext, 'localizationDir'>,
): string[] {
  return paths.filter((watched) => !watched.startsWith(`${localizationDir}${path.sep}`));
}

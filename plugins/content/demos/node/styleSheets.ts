import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { findDemoLibrary, type DemoLibrary } from '../../../../src/site/demoLibraries';
import { libraryVariables } from './libraryVariables';

/**
 * Returns the import path of the URL of a library's style sheet with CSS variables; `null` for a
 * library without. All pages share the file; inlined in the demos' HTML it would cost some 20 kB
 * per page.
 */
export function styleSheetRequest(library: DemoLibrary): string | null {
  return findDemoLibrary(library)?.theme
    ? `@site/plugins/content/demos/node/libraryVariables.ts?demo-variables=${library}`
    : null;
}

export interface LibraryStyleSheet {
  /** Relative to the output folder; contains a content hash. */
  readonly file: string;
  readonly css: string;
  /** Files that affect the style sheet, besides the code. */
  readonly madeOf: readonly string[];
}

/** Creates the style sheet with a library's CSS variables. Throws if it has none. */
export async function createStyleSheet(
  name: string | null,
  siteDir: string,
): Promise<LibraryStyleSheet> {
  const library = findDemoLibrary(name);
  if (!library?.theme) {
    throw new Error(
      `There are no CSS variables of "${name}": src/site/demoLibraries.ts gives it no theme.`,
    );
  }
  const { installedAs, theme } = library;
  const css = await libraryVariables(installedAs, theme);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const packageFolder = findPackageFolder(siteDir, installedAs);
  return {
    file: `assets/css/${library.id}.${hash}.css`,
    css,
    madeOf: packageFolder ? [path.join(packageFolder, 'package.json')] : [],
  };
}

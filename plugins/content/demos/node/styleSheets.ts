import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import type { DemoLibrary } from '../contract';

/** Library with CSS variables -> the package of its theme, by the name it is installed under. */
const THEME_PACKAGES = {
  material: '@mui/material',
  'material-v5': 'material-v5',
  joy: '@mui/joy',
} as const satisfies Partial<Record<DemoLibrary, string>>;

export type StyledLibrary = keyof typeof THEME_PACKAGES;

function isStyled(library: string | null): library is StyledLibrary {
  return library !== null && Object.hasOwn(THEME_PACKAGES, library);
}

/** Returns the library of that name. Throws if it has no CSS variables. */
export function findStyledLibrary(name: string | null): StyledLibrary {
  if (isStyled(name)) return name;
  throw new Error(
    `There are no CSS variables of "${name}"; add it to THEME_PACKAGES in styleSheets.ts.`,
  );
}

/**
 * Returns the import path of the URL of a library's style sheet with CSS variables; `null` for a
 * library without. All pages share the file; inlined in the demos' HTML it would cost some 20 kB
 * per page.
 */
export function styleSheetRequest(library: DemoLibrary): string | null {
  return isStyled(library)
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

/** Creates the style sheet with a library's CSS variables. */
export async function createStyleSheet(
  library: StyledLibrary,
  siteDir: string,
): Promise<LibraryStyleSheet> {
  // Imported lazily: three themes take a third of a second to load.
  const { LIBRARY_VARIABLES } = await import('./libraryVariables');
  const variables: Readonly<Record<StyledLibrary, () => string>> = LIBRARY_VARIABLES;
  const css = variables[library]();
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const packageFolder = findPackageFolder(siteDir, THEME_PACKAGES[library]);
  return {
    file: `assets/css/${library}.${hash}.css`,
    css,
    madeOf: packageFolder ? [path.join(packageFolder, 'package.json')] : [],
  };
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import type { DemoLibrary } from '../contract';

/** Library with CSS variables -> the package whose theme has them, as installed. */
const THEME_PACKAGES = {
  material: '@mui/material',
  'material-v5': 'material-v5',
  joy: '@mui/joy',
} as const satisfies Partial<Record<DemoLibrary, string>>;

export type StyledLibrary = keyof typeof THEME_PACKAGES;

function isStyled(library: string | null): library is StyledLibrary {
  return library !== null && Object.hasOwn(THEME_PACKAGES, library);
}

/** The library of that name. Throws when it has no CSS variables. */
export function findStyledLibrary(name: string | null): StyledLibrary {
  if (isStyled(name)) return name;
  throw new Error(
    `There are no CSS variables of "${name}"; add it to THEME_PACKAGES in styleSheets.ts.`,
  );
}

/**
 * The import path of the address of the style sheet with a library's CSS variables; `null` for a
 * library without. Every page that shows the library shares it: in the demos' HTML the variables
 * would cost some 20 kB each time.
 */
export function styleSheetRequest(library: DemoLibrary): string | null {
  return isStyled(library)
    ? `@site/plugins/content/demos/node/libraryVariables.ts?demo-variables=${library}`
    : null;
}

export interface LibraryStyleSheet {
  /** Relative to the output folder; holds a hash of the content. */
  readonly file: string;
  readonly css: string;
  /** The files that the style sheet changes with, beside the code that makes it. */
  readonly madeOf: readonly string[];
}

/** The style sheet with a library's CSS variables. */
export async function createStyleSheet(
  library: StyledLibrary,
  siteDir: string,
): Promise<LibraryStyleSheet> {
  // Three themes: a third of a second, which only who has demos waits for.
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

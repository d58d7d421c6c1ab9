import type { DemoLibrary } from '../contract';

/** Not `css`, which the bundler would put into the site's one style sheet. */
export const STYLE_SHEET_EXTENSION = 'library-css';

/** The libraries of `LIBRARY_VARIABLES`; a list of its own, so that reading it loads no library. */
const HAS_VARIABLES: Readonly<Record<DemoLibrary, boolean>> = {
  material: true,
  joy: true,
  base: false,
  system: false,
};

/** The name of the generated file with a library's variables; `null` for a library without any. */
export function styleSheetFile(library: DemoLibrary): string | null {
  return HAS_VARIABLES[library] ? `${library}.${STYLE_SHEET_EXTENSION}` : null;
}

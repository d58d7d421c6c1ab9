import { createHash } from 'node:crypto';
import type { DemoLibrary } from '../contract';
import { LIBRARY_VARIABLES } from './libraryVariables';

/** Not `css`, which the bundler would put into the site's one style sheet. */
export const STYLE_SHEET_EXTENSION = 'library-css';

export interface LibraryStyleSheet {
  readonly library: DemoLibrary;
  /**
   * Holds a hash of the content. The bundler's own hash would not do: the one it gives a file that
   * it emits is not the one it gives a file that it only refers to.
   */
  readonly fileName: string;
  readonly css: string;
}

/**
 * One style sheet per library that has variables; every page that shows the library shares it. In
 * the demos' HTML the variables would cost some 20 kB each time.
 */
export function createStyleSheets(): LibraryStyleSheet[] {
  return Object.entries(LIBRARY_VARIABLES).map(([library, variables]) => {
    const css = variables();
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    return {
      // Nothing but libraries in it.
      library: library as keyof typeof LIBRARY_VARIABLES,
      fileName: `${library}.${hash}.${STYLE_SHEET_EXTENSION}`,
      css,
    };
  });
}

import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from '@site/plugins/content/demos/contract';
import { createThemeWith } from '../createThemeWith';
import type { LibrarySettings, ThemeUse } from '../librarySettings';

/** The default theme with the reader's settings and a demo's theme file. The mode is left to CSS variables. */
export function createMaterialTheme(settings: LibrarySettings, use?: ThemeUse) {
  return createThemeWith(settings, use, (options, cssVarPrefix) =>
    createTheme({
      ...options,
      cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR, cssVarPrefix },
    }),
  );
}

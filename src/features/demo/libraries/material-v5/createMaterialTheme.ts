import { experimentalSheets } from '@site/plugins/content/demos/contract';
import { experimental_extendTheme as extendTheme } from 'material-v5/styles';
import { createThemeWith } from '../createThemeWith';
import type { LibrarySettings, ThemeUse } from '../librarySettings';

/**
 * Material UI 5's default theme with the reader's settings and a demo's theme file. The mode is left to CSS
 * variables.
 */
export function createMaterialTheme(settings: LibrarySettings, use?: ThemeUse) {
  // `extendTheme` would turn the direction into an unused CSS variable.
  return createThemeWith(settings, use, ({ direction, palette, ...options }, cssVarPrefix) => {
    // It always has both modes.
    const both = palette && {
      light: { palette },
      dark: { palette: { mode: 'light' as const, ...palette } },
    };
    const theme = extendTheme({ colorSchemes: both, ...options, cssVarPrefix });
    return {
      ...theme,
      direction,
      generateStyleSheets: () => experimentalSheets(theme.generateCssVars),
    };
  });
}

import { experimentalSheets, type DemoTheme } from '@site/plugins/content/demos/contract';
import { experimental_extendTheme as extendTheme } from 'material-v5/styles';
import { createThemeWith } from '../createThemeWith';
import { siteThemeOptions, type MaterialThemeSettings } from '../materialComponents';

/**
 * Material UI 5's default theme with the reader's settings and a demo's theme file, for content in the document
 * `container`. The mode is left to CSS variables.
 */
export function createMaterialTheme(
  settings: MaterialThemeSettings,
  container?: Document,
  own?: DemoTheme,
  shownAs?: string,
) {
  return createThemeWith(
    own,
    siteThemeOptions(settings, container),
    // `extendTheme` would turn the direction into an unused CSS variable.
    ({ direction, palette, ...options }, cssVarPrefix) => {
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
    },
    shownAs,
  );
}

import { experimentalSheets } from '@site/plugins/content/demos/contract';
import { experimental_extendTheme as extendTheme } from 'material-v5/styles';
import {
  settingComponents,
  usablePalettes,
  type MaterialThemeSettings,
} from '../materialComponents';

/**
 * Material UI 5's default theme with the reader's settings, for content in the document
 * `container`. The mode is left to CSS variables.
 */
export function createMaterialTheme(
  { direction, dense, spacing, paletteColors }: MaterialThemeSettings,
  container?: Document,
) {
  const palette = usablePalettes(paletteColors);
  const theme = extendTheme({
    colorSchemes: { light: { palette }, dark: { palette } },
    spacing,
    components: settingComponents(dense, container),
  });
  // `extendTheme` would turn the direction into an unused CSS variable.
  return {
    ...theme,
    direction,
    generateStyleSheets: () => experimentalSheets(theme.generateCssVars),
  };
}

import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from '@site/plugins/content/demos/contract';
import {
  settingComponents,
  usablePalettes,
  type MaterialThemeSettings,
} from '../materialComponents';

/**
 * The default theme with the reader's settings, for content in the document `container`. The mode
 * is left to CSS variables.
 */
export function createMaterialTheme(
  { direction, dense, spacing, paletteColors }: MaterialThemeSettings,
  container?: Document,
) {
  const palette = usablePalettes(paletteColors);
  const scheme = Object.keys(palette).length > 0 ? { palette } : true;
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: { light: scheme, dark: scheme },
    direction,
    spacing,
    components: settingComponents(dense, container),
  });
}

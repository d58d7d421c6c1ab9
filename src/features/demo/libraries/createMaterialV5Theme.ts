import { materialV5Sheets } from '@site/plugins/content/demos/contract';
import { experimental_extendTheme as extendTheme } from 'material-v5/styles';
import {
  DENSE_COMPONENTS,
  frameComponents,
  usablePalettes,
  type MaterialThemeSettings,
} from './materialComponents';

/**
 * The default theme of Material UI 5 with the reader's settings, for what is in the document
 * `container`; mode is left to CSS variables.
 */
export function createMaterialV5Theme(
  { direction, dense, spacing, paletteColors }: MaterialThemeSettings,
  container?: Document,
) {
  const palette = usablePalettes(paletteColors);
  const theme = extendTheme({
    colorSchemes: { light: { palette }, dark: { palette } },
    spacing,
    components: {
      ...(dense && DENSE_COMPONENTS),
      ...(container && frameComponents(container)),
    },
  });
  // Given to `extendTheme`, the direction would become a CSS variable that nothing reads.
  return {
    ...theme,
    direction,
    generateStyleSheets: () => materialV5Sheets(theme.generateCssVars),
  };
}

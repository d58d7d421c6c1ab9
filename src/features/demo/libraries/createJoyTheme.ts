import { extendTheme, type Components } from '@mui/joy/styles';
import { joyColorSchemeSelector } from '@site/plugins/content/demos/contract';
import type { PaletteColors } from '@site/src/prefs';
import { DENSE_JOY_COMPONENTS } from './joyDensity';
import { joyPalette } from './joyPalette';
import { matchMediaIn } from './matchMediaIn';

/** What a reader can change about Joy UI's theme. */
export interface JoyThemeSettings {
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** The spacing unit, in px. */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
}

/**
 * What opens elsewhere must open in the frame's document (poppers go where their anchor is), and
 * media queries must measure it. The hook for these is the other libraries' and unknown to Joy UI.
 */
function frameComponents(container: Document): Components {
  const inFrame = { defaultProps: { container: container.body } };
  const hooks = { MuiUseMediaQuery: { defaultProps: { matchMedia: matchMediaIn(container) } } };
  return { JoyModal: inFrame, JoyDrawer: inFrame, ...hooks };
}

/** Joy UI's default theme with the reader's settings, for `container`; mode is left to CSS variables. */
export function createJoyTheme(
  { direction, dense, spacing, paletteColors }: JoyThemeSettings,
  container?: Document,
) {
  const palette = joyPalette(paletteColors);
  const theme = extendTheme({
    spacing,
    getSelector: joyColorSchemeSelector,
    colorSchemes: { light: { palette }, dark: { palette } },
    components: {
      ...(dense && DENSE_JOY_COMPONENTS),
      ...(container && frameComponents(container)),
    },
  });
  // Given to `extendTheme`, the direction would become a CSS variable that nothing reads.
  return { ...theme, direction };
}

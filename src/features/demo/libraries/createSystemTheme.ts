import { createTheme } from '@mui/system';
import type { PaletteColors } from '@site/src/prefs';
import { matchMediaIn } from './matchMediaIn';

/** What a reader can change about MUI System's theme. */
export interface SystemThemeSettings {
  readonly direction: 'ltr' | 'rtl';
  /** The spacing unit, in px. */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
}

/** MUI System's default theme, which has no palette, with the reader's settings, for `container`. */
export function createSystemTheme(
  { direction, spacing, paletteColors }: SystemThemeSettings,
  container?: Document,
) {
  const matchMedia = matchMediaIn(container);
  return createTheme({
    direction,
    spacing,
    palette: { ...paletteColors },
    ...(matchMedia && { components: { MuiUseMediaQuery: { defaultProps: { matchMedia } } } }),
  });
}

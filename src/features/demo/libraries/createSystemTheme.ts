import { createTheme } from '@mui/system';
import type { PaletteColors } from '@site/src/prefs';
import { matchMediaIn } from './matchMediaIn';

/** Settings of MUI System's theme. */
export interface SystemThemeSettings {
  readonly direction: 'ltr' | 'rtl';
  /** Spacing unit in px. */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
}

/**
 * MUI System's default theme, which has no palette, with the reader's settings, for `container`.
 */
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

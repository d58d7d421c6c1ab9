import { createTheme, ThemeProvider } from '@mui/system';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo } from 'react';
import type { LibrarySettings } from './librarySettings';
import { matchMediaIn } from './matchMediaIn';
import { StyleCacheProvider } from './StyleCacheProvider';

/**
 * MUI System's default theme, which has no palette, with the reader's settings, for `container`.
 */
export function createSystemTheme(
  { direction, spacing, paletteColors }: Omit<LibrarySettings, 'dense'>,
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

/** Wraps a demo in MUI System's default theme, with the reader's direction, spacing and colours. */
export default function SystemLibrary({ children, container, injectFirst }: LibraryProps) {
  const { direction } = useDirection();
  const { spacing, paletteColors } = useThemeSettings();
  const theme = useMemo(
    () => createSystemTheme({ direction, spacing, paletteColors }, container),
    [direction, spacing, paletteColors, container],
  );
  return (
    <StyleCacheProvider container={container} injectFirst={injectFirst}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyleCacheProvider>
  );
}

import { ThemeProvider } from '@mui/system';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo } from 'react';
import { createSystemTheme } from './createSystemTheme';
import { StyleCacheProvider } from './StyleCacheProvider';

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

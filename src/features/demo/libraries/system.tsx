import { createTheme, ThemeProvider } from '@mui/system';
import { useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo, type ReactNode } from 'react';
import { StyleCacheProvider } from './StyleCacheProvider';

/** Gives a demo MUI System's default theme, with the reader's direction and spacing. */
export default function SystemLibrary({ children }: { children: ReactNode }) {
  const { direction } = useDirection();
  const { spacing } = useThemeSettings();
  const theme = useMemo(() => createTheme({ direction, spacing }), [direction, spacing]);
  return (
    <StyleCacheProvider>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyleCacheProvider>
  );
}

import { ThemeProvider as LibraryThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { FollowMode, useAppMode } from '../../modules/useAppMode';
import { useAppTheme } from '../../modules/useAppTheme';

export * from '@mui/material/styles';
export { createTheme } from './createTheme';

/** `ThemeProvider` of a demo. */
export function ThemeProvider({
  theme,
  children,
  ...props
}: ComponentProps<typeof LibraryThemeProvider>) {
  const modeProps = useAppMode();
  const appTheme = useAppTheme(theme);
  // A theme without schemes has a provider that rejects these props.
  if (typeof theme === 'function' || !('colorSchemes' in theme)) {
    return (
      <LibraryThemeProvider theme={appTheme} {...props}>
        {children}
      </LibraryThemeProvider>
    );
  }
  return (
    <LibraryThemeProvider theme={appTheme} {...modeProps} {...props}>
      <FollowMode useColorScheme={useColorScheme}>{children}</FollowMode>
    </LibraryThemeProvider>
  );
}

import {
  Experimental_CssVarsProvider as LibraryCssVarsProvider,
  ThemeProvider as LibraryThemeProvider,
  experimental_extendTheme,
  useColorScheme,
} from 'material-v5/styles';
import type { ComponentProps } from 'react';
import { FollowMode, useAppMode } from '../../modules/useAppMode';
import { useAppTheme } from '../../modules/useAppTheme';

export * from 'material-v5/styles';
export { createTheme } from './createTheme';

/** `ThemeProvider` of a demo. */
export function ThemeProvider(props: ComponentProps<typeof LibraryThemeProvider>) {
  const appTheme = useAppTheme(props.theme);
  return <LibraryThemeProvider {...props} theme={appTheme} />;
}

const defaultTheme = experimental_extendTheme();

/** `Experimental_CssVarsProvider` of a demo. */
export function Experimental_CssVarsProvider({
  theme = defaultTheme,
  children,
  ...props
}: ComponentProps<typeof LibraryCssVarsProvider>) {
  const modeProps = useAppMode();
  const appTheme = useAppTheme(theme);
  return (
    <LibraryCssVarsProvider theme={appTheme} {...modeProps} {...props}>
      <FollowMode useColorScheme={useColorScheme}>{children}</FollowMode>
    </LibraryCssVarsProvider>
  );
}

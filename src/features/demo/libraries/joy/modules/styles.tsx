import {
  CssVarsProvider as LibraryCssVarsProvider,
  extendTheme as libraryExtendTheme,
  useColorScheme,
} from '@mui/joy/styles';
import type { ComponentProps } from 'react';
import { extendThemeInPage, joySettingComponents } from '../createJoyTheme';
import { withThemeInPage } from '../../modules/themeInPage';
import { FollowMode, useAppMode } from '../../modules/useAppMode';
import { useAppTheme } from '../../modules/useAppTheme';

export * from '@mui/joy/styles';

/**
 * `extendTheme` of a demo. In the page, a theme that changes more than components has CSS variables
 * of its own.
 */
export function extendTheme(
  options: NonNullable<Parameters<typeof libraryExtendTheme>[0]> = {},
): ReturnType<typeof libraryExtendTheme> {
  const theme = libraryExtendTheme(options);
  const changesVariables = Object.keys(options).some((name) => name !== 'components');
  if (options.cssVarPrefix !== undefined || !changesVariables) return theme;
  return withThemeInPage(theme, (id) =>
    extendThemeInPage({ ...options, cssVarPrefix: `joy${id}` }),
  );
}

const defaultTheme = libraryExtendTheme();

/** `CssVarsProvider` of a demo. */
export function CssVarsProvider({
  theme = defaultTheme,
  children,
  ...props
}: ComponentProps<typeof LibraryCssVarsProvider>) {
  const modeProps = useAppMode();
  const appTheme = useAppTheme(theme, joySettingComponents);
  return (
    <LibraryCssVarsProvider theme={appTheme} {...modeProps} {...props}>
      <FollowMode useColorScheme={useColorScheme}>{children}</FollowMode>
    </LibraryCssVarsProvider>
  );
}

import { createTheme, useColorScheme, useTheme } from '@mui/material/styles';
import {
  AppProvider as LibraryAppProvider,
  type AppProviderProps,
} from '@toolpad/core/AppProvider';
import { useMemo } from 'react';
import { useStyleTarget } from '../../StyleCacheProvider';
import { FollowMode } from '../useAppMode';
import { useAppTheme } from '../useAppTheme';

export * from '@toolpad/core/AppProvider';

/** Same as the library's. */
const defaultTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { dark: true },
});

/** `AppProvider` of a demo, in its frame and with the reader's density. */
export function AppProvider({ theme = defaultTheme, children, ...props }: AppProviderProps) {
  const { components } = useTheme();
  const view = useStyleTarget()?.container?.defaultView ?? undefined;
  const dense = useMemo(
    () => ({
      ...theme,
      components: { ...components, ...('components' in theme && theme.components) },
    }),
    [theme, components],
  );
  const appTheme = useAppTheme(dense);
  return (
    <LibraryAppProvider window={view} theme={appTheme} {...props}>
      <FollowMode useColorScheme={useColorScheme}>{children}</FollowMode>
    </LibraryAppProvider>
  );
}

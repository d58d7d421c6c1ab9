import '../replaceBlockedStorage';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createTheme, useColorScheme } from '@mui/material/styles';
import {
  AppProvider as LibraryAppProvider,
  type AppProviderProps,
} from '@toolpad/core/AppProvider';
import { useStyleTarget } from '../../StyleCacheProvider';
import { FollowMode } from '../../modules/useAppMode';
import { useAppTheme } from '../../modules/useAppTheme';

export * from '@toolpad/core/AppProvider';

// The library assigns to `localStorage.setItem`, which stores an entry of that name.
if (typeof window !== 'undefined') createStorageSlot('setItem').del();

/** Same as the library's. */
const defaultTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { dark: true },
});

/** `AppProvider` of a demo, in its frame and with the reader's density. */
export function AppProvider({ theme = defaultTheme, children, ...props }: AppProviderProps) {
  const view = useStyleTarget()?.container?.defaultView ?? undefined;
  const appTheme = useAppTheme(theme);
  // A pair of themes, as for older versions of the library, is no theme itself.
  const isPair = 'light' in theme || 'dark' in theme;
  return (
    <LibraryAppProvider window={view} theme={isPair ? theme : appTheme} {...props}>
      <FollowMode useColorScheme={useColorScheme}>{children}</FollowMode>
    </LibraryAppProvider>
  );
}

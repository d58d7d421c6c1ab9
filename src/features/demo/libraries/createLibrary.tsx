import { COLOR_SCHEME_ATTRIBUTE, type LibraryProps } from '@site/plugins/content/demos/contract';
import type { FamilyName } from '@site/src/features/built-theme';
import { useWornTheme } from '@site/src/features/worn-theme';
import { INITIAL_THEME_SETTINGS, useDirection, useThemeSettings } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ChangedVariables } from './ChangedVariables';
import type { StyleRules } from './changedRules';
import type { LibrarySettings, ThemeUse } from './librarySettings';
import { StyleCacheProvider } from './StyleCacheProvider';

/** Props of a `CssVarsProvider` that follows the page's mode, and leaves the variables to the style sheet. */
export const IN_PAGE = {
  defaultMode: 'system',
  modeStorageKey: STORAGE_KEYS.mode,
  attribute: COLOR_SCHEME_ATTRIBUTE,
  colorSchemeNode: null,
  disableStyleSheetGeneration: true,
} as const;

/**
 * Creates the wrapper of a library: its default theme with the reader's direction, density, spacing and colours, and
 * the theme that demos wear. A theme that is shown in one place only is shown as it is, without density, spacing and
 * colours.
 * @param Provider Provides the theme; adds no style sheet.
 */
export function createLibrary<
  Theme extends { readonly generateStyleSheets: () => readonly StyleRules[] },
>(
  family: FamilyName,
  createTheme: (settings: LibrarySettings, use?: ThemeUse) => Theme,
  Provider: ComponentType<{ readonly theme: Theme; readonly children: ReactNode }>,
) {
  const defaultSheets = createTheme(INITIAL_THEME_SETTINGS).generateStyleSheets();

  return function Library({ children, container, injectFirst, theme: own }: LibraryProps) {
    const { direction } = useDirection();
    const worn = useWornTheme(family);
    const chosen = useThemeSettings();
    const { dense, spacing, paletteColors } = worn?.shownAs ? INITIAL_THEME_SETTINGS : chosen;
    const theme = useMemo(() => {
      const settings = { direction, dense, spacing, paletteColors, builtTheme: worn?.options };
      return createTheme(settings, { container, own, shownAs: worn?.shownAs });
    }, [direction, dense, spacing, paletteColors, worn, container, own]);

    return (
      <StyleCacheProvider container={container} injectFirst={injectFirst}>
        <ChangedVariables defaults={defaultSheets} theme={theme} container={container} />
        <Provider theme={theme}>{children}</Provider>
      </StyleCacheProvider>
    );
  };
}

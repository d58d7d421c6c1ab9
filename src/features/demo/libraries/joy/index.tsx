import { CssVarsProvider } from '@mui/joy/styles';
import { COLOR_SCHEME_ATTRIBUTE, type LibraryProps } from '@site/plugins/content/demos/contract';
import { useWornTheme } from '@site/src/features/worn-theme';
import { INITIAL_THEME_SETTINGS, useDirection, useThemeSettings } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { useMemo } from 'react';
import { ChangedVariables } from '../ChangedVariables';
import { createJoyTheme } from './createJoyTheme';
import { StyleCacheProvider } from '../StyleCacheProvider';

const defaultSheets = createJoyTheme(INITIAL_THEME_SETTINGS).generateStyleSheets();

/**
 * Wraps a demo in Joy UI's default theme, with the reader's direction, density, spacing and
 * colours, and the theme that demos wear. One that is shown in one place only is shown as it is.
 */
export default function JoyLibrary({ children, container, injectFirst }: LibraryProps) {
  const { direction } = useDirection();
  const worn = useWornTheme('joy');
  const chosen = useThemeSettings();
  const { dense, spacing, paletteColors } = worn?.shownAs ? INITIAL_THEME_SETTINGS : chosen;
  const theme = useMemo(
    () =>
      createJoyTheme(
        { direction, dense, spacing, paletteColors, builtTheme: worn?.options },
        container,
        worn?.shownAs,
      ),
    [direction, dense, spacing, paletteColors, worn, container],
  );

  return (
    <StyleCacheProvider container={container} injectFirst={injectFirst}>
      <ChangedVariables defaults={defaultSheets} theme={theme} container={container} />
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={STORAGE_KEYS.mode}
        attribute={COLOR_SCHEME_ATTRIBUTE}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {children}
      </CssVarsProvider>
    </StyleCacheProvider>
  );
}

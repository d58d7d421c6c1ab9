import { COLOR_SCHEME_ATTRIBUTE, type LibraryProps } from '@site/plugins/content/demos/contract';
import { INITIAL_THEME_SETTINGS, useDirection, useThemeSettings } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { Experimental_CssVarsProvider as CssVarsProvider } from 'material-v5/styles';
import { useMemo } from 'react';
import { ChangedVariables } from '../ChangedVariables';
import { createMaterialTheme } from './createMaterialTheme';
import { StyleCacheProvider } from '../StyleCacheProvider';

const defaultSheets = createMaterialTheme(INITIAL_THEME_SETTINGS).generateStyleSheets();

/**
 * Wraps a demo in Material UI 5's default theme, with the reader's direction, density, spacing and
 * colours.
 */
export default function MaterialLibrary({
  children,
  container,
  injectFirst,
  theme: own,
}: LibraryProps) {
  const { direction } = useDirection();
  const { dense, spacing, paletteColors } = useThemeSettings();
  const theme = useMemo(
    () => createMaterialTheme({ direction, dense, spacing, paletteColors }, container, own),
    [direction, dense, spacing, paletteColors, container, own],
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

import { ThemeProvider } from '@mui/material/styles';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { INITIAL_THEME_SETTINGS, useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo } from 'react';
import { ChangedVariables } from '../ChangedVariables';
import { createMaterialTheme } from './createMaterialTheme';
import { StyleCacheProvider } from '../StyleCacheProvider';

const defaultSheets = createMaterialTheme(INITIAL_THEME_SETTINGS).generateStyleSheets();

/**
 * Wraps a demo in the default theme of Material UI (also used by libraries built on it), with the
 * reader's direction, density, spacing and colours.
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
      <ThemeProvider theme={theme} disableStyleSheetGeneration colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </StyleCacheProvider>
  );
}

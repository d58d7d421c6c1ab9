import { ThemeProvider } from '@mui/material/styles';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { INITIAL_THEME_SETTINGS } from '@site/src/prefs';
import { useMemo } from 'react';
import { ChangedVariables } from '../ChangedVariables';
import { createMaterialTheme } from './createMaterialTheme';
import { StyleCacheProvider } from '../StyleCacheProvider';
import { useMaterialSettings } from '../useMaterialSettings';

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
  const { settings, shownAs } = useMaterialSettings();
  const theme = useMemo(
    () => createMaterialTheme(settings, container, own, shownAs),
    [settings, container, own, shownAs],
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

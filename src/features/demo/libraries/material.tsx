import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useDirection, useThemeSettings } from '@site/src/prefs';
import { SPACING } from '@site/src/site/tokens';
import { useMemo, type ReactNode } from 'react';
import { changedRules } from './changedRules';
import { createMaterialTheme, type MaterialThemeSettings } from './createMaterialTheme';
import { StyleCacheProvider } from './StyleCacheProvider';

const DEFAULT_SETTINGS: MaterialThemeSettings = {
  direction: 'ltr',
  dense: false,
  spacing: SPACING,
  paletteColors: {},
};

const defaultTheme = createMaterialTheme(DEFAULT_SETTINGS);
const defaultSheets = defaultTheme.generateStyleSheets();

/**
 * Gives a demo the default look of Material UI (and of the libraries built on it), with the
 * reader's direction, density, spacing and colours.
 */
export default function MaterialLibrary({ children }: { children: ReactNode }) {
  const { direction } = useDirection();
  const { dense, spacing, paletteColors } = useThemeSettings();
  const theme = useMemo(
    () => createMaterialTheme({ direction, dense, spacing, paletteColors }),
    [direction, dense, spacing, paletteColors],
  );
  // The style sheet has the default variables; only those the reader's settings change are added.
  const changes = useMemo(() => changedRules(defaultSheets, theme.generateStyleSheets()), [theme]);

  return (
    <StyleCacheProvider>
      {Object.keys(changes).length > 0 ? <GlobalStyles styles={{ ...changes }} /> : null}
      <ThemeProvider theme={theme} disableStyleSheetGeneration colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </StyleCacheProvider>
  );
}

import { useWornTheme } from '@site/src/features/worn-theme';
import { INITIAL_THEME_SETTINGS, useDirection, useThemeSettings } from '@site/src/prefs';
import { useMemo } from 'react';
import type { MaterialThemeSettings } from './materialComponents';

/**
 * The settings of Material UI's theme: the reader's and the theme that demos wear. A theme that is shown in one place
 * only is shown as it is, without the reader's density, spacing and colors; it has a name.
 */
export function useMaterialSettings(): {
  readonly settings: MaterialThemeSettings;
  readonly shownAs: string | undefined;
} {
  const { direction } = useDirection();
  const worn = useWornTheme('material');
  const chosen = useThemeSettings();
  const { dense, spacing, paletteColors } = worn?.shownAs ? INITIAL_THEME_SETTINGS : chosen;
  const settings = useMemo(
    () => ({ direction, dense, spacing, paletteColors, builtTheme: worn?.options }),
    [direction, dense, spacing, paletteColors, worn],
  );
  return { settings, shownAs: worn?.shownAs };
}

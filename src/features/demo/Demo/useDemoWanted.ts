import { INITIAL_THEME_SETTINGS, useThemeSettings } from '@site/src/prefs';
import type { RefObject } from 'react';
import { useNearViewport } from './useNearViewport';

/**
 * Whether a demo should load: it is near the viewport, or the reader chose another density, spacing
 * or colors. The server's markup has other sizes then, and the page would move while it is scrolled.
 */
export function useDemoWanted(ref: RefObject<Element | null>, margin?: number): boolean {
  const { dense, spacing, paletteColors } = useThemeSettings();
  const near = useNearViewport(ref, margin);
  return (
    near ||
    dense ||
    spacing !== INITIAL_THEME_SETTINGS.spacing ||
    Object.keys(paletteColors).length > 0
  );
}

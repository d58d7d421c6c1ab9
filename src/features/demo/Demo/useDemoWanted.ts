import { INITIAL_THEME_SETTINGS, useThemeSettings } from '@site/src/prefs';
import type { RefObject } from 'react';
import { useNearViewport } from './useInView';

/** Whether the reader chose another density, spacing, colors or theme than the server's markup has. */
export function useThemeChanged(): boolean {
  const { dense, spacing, paletteColors, worn } = useThemeSettings();
  return (
    dense ||
    spacing !== INITIAL_THEME_SETTINGS.spacing ||
    Object.keys(paletteColors).length > 0 ||
    worn !== ''
  );
}

/**
 * Whether a demo should load: it is near the viewport, or the reader chose another theme. The server's markup has
 * other sizes then, and the page would move while it is scrolled.
 */
export function useDemoWanted(ref: RefObject<Element | null>, margin?: number): boolean {
  const near = useNearViewport(ref, margin);
  return useThemeChanged() || near;
}

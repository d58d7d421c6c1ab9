import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { useCallback, useMemo } from 'react';
import type { PaletteMode } from '../site/tokens';
import { modePreference, unsupportedColorSchemeMessage, type Mode } from './model';

/** Docusaurus accepts the option `persist`, but its public type lacks it. */
type SetColorMode = (choice: PaletteMode | null, options?: { readonly persist?: boolean }) => void;

export interface ModeChoice {
  /** The chosen mode. */
  readonly mode: Mode;
  /** The effective mode, which depends on the operating system if `mode` is `system`. */
  readonly effective: PaletteMode;
  /** Sets and stores the mode; an unknown mode is logged as an error and ignored (spec §8). */
  readonly setMode: (mode: Mode) => void;
}

/**
 * Returns a function that shows a mode without storing it. Docusaurus would store it under its own
 * key.
 */
export function useShowMode(): (mode: Mode) => void {
  const setColorMode: SetColorMode = useColorMode().setColorMode;
  return useCallback(
    (mode) => setColorMode(mode === 'system' ? null : mode, { persist: false }),
    [setColorMode],
  );
}

/**
 * Colour mode. This is the only code that writes its storage key (spec §4); the libraries in demos
 * write their default, `system`, if nothing is stored, which cannot be prevented.
 */
export function useMode(): ModeChoice {
  const { colorMode: effective, colorModeChoice } = useColorMode();
  const mode: Mode = colorModeChoice ?? 'system';
  const showMode = useShowMode();
  const setMode = useCallback(
    (next: Mode) => {
      if (!modePreference.values.includes(next)) {
        console.error(unsupportedColorSchemeMessage(next));
        return;
      }
      showMode(next);
      // Notifies other tabs, and demos on this page that use the same key.
      createStorageSlot(modePreference.key).set(modePreference.serialize(next));
    },
    [showMode],
  );
  return useMemo(() => ({ mode, effective, setMode }), [mode, effective, setMode]);
}

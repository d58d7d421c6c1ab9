import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { useCallback, useMemo } from 'react';
import type { PaletteMode } from '../site/tokens';
import { modePreference, unsupportedColorSchemeMessage, type Mode } from './model';

/** Docusaurus takes the option `persist`, but its public type does not say so. */
type SetColorMode = (choice: PaletteMode | null, options?: { readonly persist?: boolean }) => void;

export interface ModeChoice {
  /** What the reader chose. */
  readonly mode: Mode;
  /** What it comes to, given the operating system's preference. */
  readonly effective: PaletteMode;
  /** Chooses and stores; a mode that does not exist is a console error and ignored (spec §8). */
  readonly setMode: (mode: Mode) => void;
}

/** Shows `mode` without storing it: Docusaurus would store it under a key of its own. */
export function useShowMode(): (mode: Mode) => void {
  const setColorMode: SetColorMode = useColorMode().setColorMode;
  return useCallback(
    (mode) => setColorMode(mode === 'system' ? null : mode, { persist: false }),
    [setColorMode],
  );
}

/** The colour mode (spec §4). This is the only writer of its storage key. */
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
      // Tells other tabs, and demos on this page that read the same key.
      createStorageSlot(modePreference.key).set(modePreference.serialize(next));
    },
    [showMode],
  );
  return useMemo(() => ({ mode, effective, setMode }), [mode, effective, setMode]);
}

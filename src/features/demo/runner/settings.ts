import { useMode, useThemeSettingsDispatch, type ThemeSettings } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { useCallback, useEffect } from 'react';

/** Returns the way to show the settings of the page in this document, as if they were chosen here. */
export function useApplySettings(): (settings: ThemeSettings) => void {
  const dispatch = useThemeSettingsDispatch();
  const { setMode } = useMode();
  return useCallback(
    ({ paletteMode, direction, paletteColors, dense, spacing }) => {
      setMode(paletteMode);
      dispatch({ type: 'CHANGE', payload: { direction, paletteColors } });
      dispatch({ type: 'SET_DENSE', payload: dense });
      dispatch({ type: 'SET_SPACING', payload: spacing });
    },
    [dispatch, setMode],
  );
}

/**
 * Tells the libraries the mode. They follow the reader's choice by what is stored and by the events
 * of other tabs; a sandboxed frame has no storage, so it is told by such an event. `run` is what has
 * to be told again when it changes: a library that was just mounted.
 */
export function useLibraryMode(run: unknown): void {
  const { effective } = useMode();
  useEffect(() => {
    const { mode } = STORAGE_KEYS;
    window.dispatchEvent(new StorageEvent('storage', { key: mode, newValue: effective }));
  }, [effective, run]);
}

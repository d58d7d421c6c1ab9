import { useMode, useThemeSettingsDispatch, type ThemeSettings } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { useCallback, useEffect } from 'react';

/**
 * Returns a function that applies the page's settings to this document, as if they were chosen
 * here.
 */
export function useApplySettings(): (settings: ThemeSettings) => void {
  const dispatch = useThemeSettingsDispatch();
  const { setMode } = useMode();
  return useCallback(
    ({ paletteMode, direction, paletteColors, dense, spacing, worn }) => {
      setMode(paletteMode);
      dispatch({ type: 'CHANGE', payload: { direction, paletteColors } });
      dispatch({ type: 'SET_DENSE', payload: dense });
      dispatch({ type: 'SET_SPACING', payload: spacing });
      dispatch({ type: 'WEAR', payload: worn });
    },
    [dispatch, setMode],
  );
}

/**
 * Passes the mode to the libraries, which follow storage and the storage events of other tabs. A
 * sandboxed frame has no storage, so this dispatches such an event. A change of `run` repeats it
 * for a library that was just mounted.
 */
export function useLibraryMode(run: unknown): void {
  const { effective } = useMode();
  useEffect(() => {
    const { mode } = STORAGE_KEYS;
    window.dispatchEvent(new StorageEvent('storage', { key: mode, newValue: effective }));
  }, [effective, run]);
}

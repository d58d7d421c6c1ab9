import { useMode } from '@site/src/prefs';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import { useEffect, type ReactNode } from 'react';
import { useStyleTarget } from '../StyleCacheProvider';

/**
 * Returns props for a demo's provider of color schemes. In a frame it is independent, as in an
 * application; elsewhere it shares the mode of the page, but sets no attribute there.
 */
export function useAppMode() {
  const container = useStyleTarget()?.container;
  return {
    disableNestedContext: container !== undefined,
    colorSchemeNode: container?.documentElement ?? null,
    documentNode: container,
    modeStorageKey: STORAGE_KEYS.demoMode,
    colorSchemeStorageKey: STORAGE_KEYS.demoColorScheme,
  };
}

interface FollowModeProps {
  /** The library's hook. */
  readonly useColorScheme: () => { readonly setMode: (mode: 'light' | 'dark') => void };
  readonly children?: ReactNode;
}

/** Below a demo's own provider in a frame: sets the reader's mode when it changes. */
export function FollowMode({ useColorScheme, children }: FollowModeProps) {
  const { effective } = useMode();
  const { setMode } = useColorScheme();
  const isApp = useStyleTarget()?.container !== undefined;
  useEffect(() => {
    if (isApp) setMode(effective);
  }, [isApp, setMode, effective]);
  return children;
}

import { STORAGE_KEYS } from '@site/src/site/storageKeys';

interface ReloadMemory {
  /** Time in ms since this tab was reloaded for a new worker; `null` for never. */
  readonly elapsed: () => number | null;
  readonly remember: () => void;
}

/** Whether the page was reloaded for any reason. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * Reloads of this tab for new workers, kept in session storage. If storage is blocked, any reload
 * counts as one for a new worker just now.
 */
export const reloadMemory: ReloadMemory = {
  elapsed() {
    try {
      const stored = Number(sessionStorage.getItem(STORAGE_KEYS.workerReload));
      const elapsed = Date.now() - stored;
      // If the clock was set back, a later time must not block reloads until then.
      return stored > 0 && elapsed >= 0 ? elapsed : null;
    } catch {
      return wasReloaded() ? 0 : null;
    }
  },
  remember() {
    try {
      sessionStorage.setItem(STORAGE_KEYS.workerReload, String(Date.now()));
    } catch {
      // See above.
    }
  },
};

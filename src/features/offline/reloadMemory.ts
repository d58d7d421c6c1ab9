import { STORAGE_KEYS } from '@site/src/site/storageKeys';

interface ReloadMemory {
  /** How long ago this tab was reloaded for a new worker, in ms; `null` for never. */
  readonly elapsed: () => number | null;
  readonly remember: () => void;
}

/** Whether the page is there because of a reload, whoever wanted that. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * The reloads of this tab for new workers, which outlive the page. Where storage is blocked, a page that
 * was reloaded counts as one that was just reloaded for a new worker.
 */
export const reloadMemory: ReloadMemory = {
  elapsed() {
    try {
      const stored = Number(sessionStorage.getItem(STORAGE_KEYS.workerReload));
      if (!(stored > 0)) return null;
      // A clock that was put back must not stop reloads for long.
      return Math.max(0, Date.now() - stored);
    } catch {
      return wasReloaded() ? 0 : null;
    }
  },
  remember() {
    try {
      sessionStorage.setItem(STORAGE_KEYS.workerReload, String(Date.now()));
    } catch {
      // Blocked: see above.
    }
  },
};

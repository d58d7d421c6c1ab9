import { isHashedFile, type WorkerMessage } from '@site/plugins/output/offline/contract';

/** Time in ms after which an opened page counts as visited. */
export const DWELL = 2000;

/** Used properties of a resource timing entry. */
export interface LoadedFile {
  readonly name: string;
  readonly initiatorType: string;
  /** In ms since navigation start. */
  readonly startTime: number;
}

/**
 * Returns the paths of the files of `origin` that a page loaded since `opened`, in ms. Prefetched
 * scripts are excluded: their initiator type is `link`.
 */
export function loadedFiles(
  entries: readonly LoadedFile[],
  origin: string,
  opened: number,
): string[] {
  const paths = entries.flatMap(({ name, initiatorType, startTime }) => {
    const url = new URL(name);
    if (startTime < opened) return [];
    const isAhead = initiatorType === 'link' && url.pathname.endsWith('.js');
    return url.origin === origin && isHashedFile(url.pathname) && !isAhead ? [url.pathname] : [];
  });
  return [...new Set(paths)];
}

/**
 * Reports each visited page to the worker once, so that it is available offline. Returns a function
 * to call when a page opens.
 */
export function reportOpenedPages(container: ServiceWorkerContainer): () => void {
  const reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  async function report(path: string, opened: number): Promise<void> {
    reported.add(path);
    const { active } = await container.ready;
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const message: WorkerMessage = {
      type: 'OPENED',
      path,
      files: loadedFiles(entries, window.location.origin, opened),
    };
    active?.postMessage(message);
  }

  return () => {
    clearTimeout(timer);
    const { pathname } = window.location;
    // Everything that the document has loaded so far belongs to its first page.
    const opened = isFirst ? 0 : performance.now();
    isFirst = false;
    if (reported.has(pathname) || !navigator.onLine) return;
    timer = setTimeout(() => void report(pathname, opened), DWELL);
  };
}

/** Whether the reader has enabled data saving. */
export function savesData(): boolean {
  // Not supported by all browsers, so missing in TypeScript's types.
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}

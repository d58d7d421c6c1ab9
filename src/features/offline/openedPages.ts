import { isHashedFile, type WorkerMessage } from '@site/plugins/output/offline/contract';

/** A page counts as opened when the reader stays on it for that long, in ms. */
export const DWELL = 2000;

/** What the browser tells of a file that was loaded. */
export interface LoadedFile {
  readonly name: string;
  readonly initiatorType: string;
  /** In ms after the document was opened. */
  readonly startTime: number;
}

/**
 * The files of `origin` that a page came with, as paths: those since `opened`, in ms. Scripts that were
 * fetched ahead for links are left out: the browser lists them as links.
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
 * Tells the worker of pages that the reader opens, so that they open without a connection, too: each
 * path once. Returns what is to be called when a page was opened.
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
    // All that the document has loaded so far came with its first page.
    const opened = isFirst ? 0 : performance.now();
    isFirst = false;
    if (reported.has(pathname) || !navigator.onLine) return;
    timer = setTimeout(() => void report(pathname, opened), DWELL);
  };
}

/** Whether the reader has asked websites to load no more than what is shown. */
export function savesData(): boolean {
  // Not in all browsers, and so not in TypeScript's types.
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}

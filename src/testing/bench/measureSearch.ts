import type { Browser, Request } from '@playwright/test';
import { requestRecords } from './measurePages';

/** What opening the search costs a reader. */
export interface SearchFigures {
  /** Under brotli: the dialog with its texts and styles, and the index of all products. */
  readonly dialogBytes: number;
  readonly indexBytes: number;
  /** Of the index, what has to be there for the first hit. */
  readonly firstPartBytes: number;
  /** From the opening to the first hit; and from when the part of the index was there, in ms. */
  readonly openToHit: number;
  readonly indexToHit: number;
  /** From a letter to its hits, with the index there, in ms. */
  readonly keyToHit: number;
  /** What was asked for before the dialog was opened, and should not have been. */
  readonly early: readonly string[];
}

export const INDEX_FILE = /\/assets\/search\//;
const FULL_TEXT_FILE = /\/pagefind\//;

/** Opens the search on a page of `origin`, types, and waits for hits. */
export async function measureSearch(
  browser: Browser,
  origin: string,
  path: string,
): Promise<SearchFigures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(`${origin}${path}`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    const early = requests
      .map((request) => request.url())
      .filter(
        (url) =>
          INDEX_FILE.test(url) || FULL_TEXT_FILE.test(url) || /\/search\.[\da-f]+\./.test(url),
      );
    requests.length = 0;

    // Typed before the index is there, as a reader would who knows what they want.
    const openToHit = await page.evaluate(async () => {
      const start = performance.now();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
      );
      let field: HTMLInputElement | null = null;
      while (!field) {
        await frame();
        field = document.querySelector<HTMLInputElement>('dialog input[role=combobox]');
      }
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(field, 'button');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      while (!document.querySelector('dialog [role=option]')) await frame();
      performance.mark('first-hit');
      return performance.now() - start;
    });
    const indexToHit = await page.evaluate(() => {
      const [hit] = performance.getEntriesByName('first-hit');
      const parts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/search/')) as PerformanceResourceTiming[];
      const there = Math.min(...parts.map(({ responseEnd }) => responseEnd));
      return (hit?.startTime ?? Infinity) - there;
    });
    await page.waitForLoadState('networkidle');
    const records = await requestRecords(
      page,
      requests.filter((request) => !FULL_TEXT_FILE.test(request.url())),
    );
    const keyToHit = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('dialog input[role=combobox]');
      const list = document.querySelector('dialog [role=listbox]');
      if (!field || !list) return Infinity;
      const start = performance.now();
      const changed = new Promise((resolve) => {
        new MutationObserver(resolve).observe(list, { childList: true, subtree: true });
      });
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(field, 'autocmplete');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await changed;
      return performance.now() - start;
    });
    const isIndex = ({ url }: { readonly url: string }) => INDEX_FILE.test(url);
    const sum = (list: readonly { readonly bytes: number }[]) =>
      list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      dialogBytes: sum(records.filter((record) => !isIndex(record))),
      indexBytes: sum(records.filter(isIndex)),
      firstPartBytes: records.find(isIndex)?.bytes ?? 0,
      openToHit,
      indexToHit,
      keyToHit,
      early,
    };
  } finally {
    await context.close();
  }
}

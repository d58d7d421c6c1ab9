import type { Browser, Page, Request } from '@playwright/test';
import { blockingTime } from './blockingTime';
import { requestRecords } from './measurePages';
import { toPageFigures } from './pageFigures';

/** A processor of a middling phone is about so much slower than a developer's. */
const CPU_SLOWDOWN = 4;

/** What a page with demos costs, first before the reader scrolls, then with all demos seen. */
export interface DemoPageFigures {
  /** Bytes under brotli. */
  readonly firstBytes: number;
  readonly firstScriptBytes: number;
  readonly firstRequests: number;
  /** In ms, with a processor slowed down four times. */
  readonly firstBlockingTime: number;
  readonly allBytes: number;
  readonly allRequests: number;
  readonly allBlockingTime: number;
}

async function collectLongTasks(page: Page) {
  await page.addInitScript(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return async () =>
    blockingTime(
      await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks),
    );
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 150));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Opens `url` as a first visit on a slow processor, then scrolls through it. */
export async function measureDemoPage(browser: Browser, url: string): Promise<DemoPageFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const readBlockingTime = await collectLongTasks(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    const firstBlockingTime = await readBlockingTime();
    const firstRequests = [...requests];

    await scrollThrough(page);
    const allBlockingTime = await readBlockingTime();

    const total = (figures: ReturnType<typeof toPageFigures>) =>
      figures.document + figures.script + figures.stylesheet + figures.other;
    const first = toPageFigures(await requestRecords(page, firstRequests));
    const all = toPageFigures(await requestRecords(page, requests));
    return {
      firstBytes: total(first),
      firstScriptBytes: first.script,
      firstRequests: first.requests,
      firstBlockingTime,
      allBytes: total(all),
      allRequests: all.requests,
      allBlockingTime,
    };
  } finally {
    await context.close();
  }
}

import type { Browser, Page, Request } from '@playwright/test';
import { PAGE_ROW_ID } from '../../../plugins/delivery/page-weight/contract';
import { PAGE_TIMEOUT_IN_MS, requestRecords } from './measurePages';
import { TABLE_FILE, toWeightFigures, type WeightPageFigures } from './weightFigures';

/** A page that has its own row only loads the table when the browser is idle, on a busy machine late. */
async function waitForTable(page: Page): Promise<void> {
  if ((await page.locator(`#${PAGE_ROW_ID}`).count()) === 0) return;
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => file.test(name)),
    TABLE_FILE,
  );
}

/** Opens `url` as a first visit, without scrolling, and adds up what it requests until all is quiet. */
export async function measureWeightPage(browser: Browser, url: string): Promise<WeightPageFigures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PAGE_TIMEOUT_IN_MS);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await waitForTable(page);
    await page.waitForLoadState('networkidle');
    return toWeightFigures(await requestRecords(page, requests));
  } finally {
    await context.close();
  }
}

import type { Browser, Page } from '@playwright/test';
import { PAGE_ROW_ID } from '../../../plugins/delivery/page-weight/contract';
import { recordFirstVisit } from './measurePages';
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
  return toWeightFigures(await recordFirstVisit(browser, url, waitForTable));
}

import type { Page } from '@playwright/test';
import { expect, openPage, test } from './page';

const DEMO_PAGE = '/experiments/docs/demos/';

async function collectShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

test('demos are in the page without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(DEMO_PAGE);
  await expect(page.getByRole('button', { name: 'Tickets: 0' })).toHaveCount(6);
  const color = await page
    .getByRole('button', { name: 'Tickets: 0' })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  await context.close();
});

for (const path of [
  '/material-ui/react-button/',
  '/material-ui/react-text-field/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
]) {
  for (const width of [390, 1280]) {
    test(`nothing shifts on ${path} at ${width} px while it loads and its demos are taken over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shiftTotal = await collectShifts(page);
      await openPage(page, path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 80));
        }
      });
      expect(await shiftTotal()).toBe(0);
    });
  }
}

test('a demo keeps its state when mode and direction change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, DEMO_PAGE);
  for (const name of ['MaterialCounter', 'JoyCounter', 'BaseCounter', 'SystemCounter']) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  }
  await page.waitForTimeout(800);
  const counters = page.getByRole('button', { name: /^Tickets: \d/ });
  await counters.nth(0).click();
  await counters.nth(1).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByText('Right to left', { exact: true })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(counters.nth(0)).toHaveText('Tickets: 1');
  await expect(counters.nth(1)).toHaveText('Tickets: 1');
});

test('the source opens, is highlighted and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, DEMO_PAGE);
  await page.getByRole('button', { name: 'Show code' }).first().click();
  await expect(page.getByText('export default function').first()).toBeVisible();
  await expect(page.locator('.token').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: false }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('export default function MaterialCounter');
});

test.describe('a demo that throws', () => {
  test.use({ allowedMessages: /The invoice could not be drawn/ });

  test('says so, and can be reset', async ({ page }) => {
    await openPage(page, DEMO_PAGE);
    const button = page.getByRole('button', { name: 'Draw the invoice' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await button.click();
    await expect(page.getByText('The invoice could not be drawn.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset demo' }).click();
    await expect(button).toBeVisible();
  });
});

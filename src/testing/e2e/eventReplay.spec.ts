import type { Page } from '@playwright/test';
import { KEPT_CLICK_ATTRIBUTE } from '../../../plugins/delivery/event-replay/contract';
import { BUTTON } from './moves';
import { expect, holdRoute, test } from './page';

const kept = (page: Page) => page.locator(`[${KEPT_CLICK_ATTRIBUTE}]`);

/** Opens a page whose scripts do not come. Returns what lets them come. */
async function openBeforeScripts(page: Page): Promise<() => Promise<void>> {
  const letCome = await holdRoute(page, '**/assets/js/main.*.js');
  await page.goto(BUTTON, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    letCome();
    await page.waitForSelector('html[data-has-hydrated="true"]');
  };
}

for (const [name, width, press] of [
  ['a click on the search', 1280, (page) => page.getByRole('button', { name: 'Search…' }).click()],
  ['a tap on the search', 390, (page) => page.getByRole('button', { name: 'Search…' }).click()],
  ['the shortcut of the search', 1280, (page) => page.keyboard.press('Control+k')],
] as const satisfies readonly [string, number, (page: Page) => Promise<void>][]) {
  test(`${name} before the page works is answered, and opens it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hydrate = await openBeforeScripts(page);
    await press(page);
    await expect(kept(page)).toHaveAccessibleName('Search…');
    await hydrate();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  });
}

test('a tap on the navigation before the page works opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openBeforeScripts(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(kept(page)).toHaveAttribute('aria-label', 'Toggle navigation bar');
  await hydrate();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
});

test('the colour mode changes at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const hydrate = await openBeforeScripts(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await hydrate();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

import type { Page } from '@playwright/test';
import { expect, openPage, remember, test } from './page';

/** Code of the parts and their libraries, which a page without demos does not have. */
const LIBRARY_CODE = /\/assets\/js\/(?:demo-library|demos-)/;

/** What the page may load before anything is touched, in bytes as served without compression. */
const SCRIPT_BYTES = 600_000;

const desk = (page: Page) => page.getByRole('region', { name: /^Order desk/ });

test('the order desk is there without its code, which comes with the first touch', async ({
  page,
}) => {
  const libraries: string[] = [];
  let bytes = 0;
  page.on('response', async (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script' || request.headers()['sec-purpose'] === 'prefetch')
      return;
    if (LIBRARY_CODE.test(response.url())) libraries.push(response.url());
    else bytes += (await response.body()).length;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(desk(page).getByText('Harbor Bikes').first()).toBeVisible();
  const grid = desk(page).locator('[role=grid][aria-rowcount]');
  await expect(grid).toHaveCount(0);
  expect(libraries).toEqual([]);
  expect(bytes).toBeLessThan(SCRIPT_BYTES);

  await desk(page).getByText('On the way').hover();
  await expect(grid).toBeVisible();
  // Each part comes alive by itself, and a click before that does nothing.
  await expect(async () => {
    await desk(page).getByRole('button', { name: 'Next stop' }).click();
    await expect(desk(page).getByText('6 of 8 stops')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(libraries.length).toBeGreaterThan(0);
});

test('its switches change all parts at once', async ({ page }) => {
  await openPage(page, '/');
  const choose = (name: string) => desk(page).getByRole('radio', { name }).check({ force: true });
  const buttons = ['Save the order', 'Next stop'].map((name) =>
    desk(page).getByRole('button', { name }),
  );
  const colors = () =>
    Promise.all(
      buttons.map((button) => button.evaluate((node) => getComputedStyle(node).backgroundColor)),
    );
  const before = await colors();
  await choose('Your brand');
  await expect.poll(async () => new Set(await colors()).size).toBe(1);
  expect(before).not.toContain((await colors())[0]);

  const light = await colors();
  await choose('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(colors).not.toEqual(light);

  const row = desk(page).getByRole('row').nth(1);
  await choose('Dense');
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(50);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the names of the columns have room', async ({ page }) => {
    await openPage(page, '/');
    await desk(page).getByText('On the way').tap();
    const name = desk(page).locator('.MuiDataGrid-columnHeaderTitle').first();
    await expect(name).toHaveText('Customer');
    const isWhole = () => name.evaluate((node) => node.scrollWidth <= node.clientWidth);
    await expect.poll(isWhole).toBe(true);
  });
});

test("its parts have the reader's colors and direction", async ({ page, baseURL }) => {
  const value = encodeURIComponent(JSON.stringify({ primary: { main: '#6a1b9a' } }));
  await page.context().addCookies([{ name: 'paletteColors', value, url: String(baseURL) }]);
  await remember(page, { 'mui-direction': 'rtl' });
  await openPage(page, '/');
  for (const name of ['Save the order', 'Next stop']) {
    const button = desk(page).getByRole('button', { name });
    await expect(button).toHaveCSS('background-color', 'rgb(106, 27, 154)');
    await expect(button).toHaveCSS('direction', 'rtl');
  }
});

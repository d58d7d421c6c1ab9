// cspell:ignore buton Ewindow Fscript
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD } from './buildFolder';
import { collectShifts } from './collectShifts';
import { expectInert } from './expectInert';
import { expect, horizontalOverflow, openPage, test } from './page';

const SCRIPTS = path.join(BUILD, 'assets/js');

test.use({ allowedMessages: /status of 404/ });

const LIST = { name: 'Pages with a similar address' };

test('pages with a similar address can be reached by keyboard', async ({ page }) => {
  await openPage(page, '/material-ui/react-buton/');
  const links = page.getByRole('list', LIST).getByRole('link');
  await expect(links.first()).toHaveAccessibleName('Button Material UI /material-ui/react-button/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
});

test('an address in another language leads to the page in it', async ({ page }) => {
  await openPage(page, '/zh/material-ui/react-buton/');
  await page
    .getByRole('list', LIST)
    .getByRole('link', { name: /^Button \(中文\)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/zh\/material-ui\/react-button\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('header and navigation stay, and nothing moves', async ({ page }) => {
  const readShifts = await collectShifts(page);
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/material-ui/react-buton/');
    await expect(page.getByRole('list', LIST)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await readShifts(), `${width} px`).toEqual({ outside: 0, inDemos: 0, moved: [] });
  }
});

const HOSTILE = [
  `/${'a'.repeat(3000)}/`,
  '/%3Cscript%3Ewindow.__hostile=1%3C%2Fscript%3E/',
  '/material-ui/%22%3E%3Cimg%20src=x%20onerror=window.__hostile=1%3E/',
  '/%E0%A4%A/',
  '/%00%0D%0A/',
  '/__proto__/constructor/',
  '/material-ui/react-buton/?q=<script>window.__hostile=1</script>#"><script>',
];
for (const address of HOSTILE) {
  test(`nothing of ${address.slice(0, 60)} is run`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    await expectInert(page);
  });
}

test.describe('without the addresses of the site', () => {
  test.use({ allowedMessages: /status of 404|ERR_FAILED/ });

  test('the products are offered still', async ({ page }) => {
    const file = readdirSync(SCRIPTS).find((name) =>
      readFileSync(path.join(SCRIPTS, name), 'utf8').includes('/components/buttons/'),
    );
    expect(file).toBeDefined();
    await page.route(`**/${file}`, (route) => route.abort());
    await openPage(page, '/material-ui/react-buton/');
    await expect(page.getByText(/No page has a similar address/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Material UI/ }).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads on', async ({ page }) => {
    await page.goto('/material-ui/react-buton/');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page', exact: true })).toBeVisible();
  });
});

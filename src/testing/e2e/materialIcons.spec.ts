import type { Page } from '@playwright/test';
import { expect, openPage, test } from './page';

const PATH = '/material-ui/material-icons/';

/** Copied code is announced in a status, too. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: /icon/i });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an icon is found by its meaning, and its import is copied, by keyboard alone', async ({
  page,
}) => {
  await openPage(page, PATH);
  await expect(count(page)).toHaveText(/^Icons: 2,\d{3}$/);
  await page.getByRole('searchbox', { name: 'Search by name or meaning' }).focus();
  await page.keyboard.type('gear');
  await expect(page).toHaveURL(/\?query=gear$/);
  const first = page.getByRole('list', { name: 'Icons' }).getByRole('button').first();
  await expect(first).toHaveText('Settings');

  // Past the choice of a style.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import SettingsIcon from '@mui/icons-material/Settings';",
  );
  await dialog.getByRole('radio', { name: 'Two-tone' }).check();
  await expect(page.getByRole('dialog', { name: 'SettingsTwoTone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?query=gear&theme=TwoTone$/);
});

test('an address opens what it names, and ignores what it does not know', async ({ page }) => {
  await openPage(page, `${PATH}?theme=Sharp&selected=AcUnit`);
  await expect(page.getByRole('dialog', { name: 'AcUnitSharp' })).toBeVisible();
  await openPage(page, `${PATH}?theme=Wavy&selected=%3Cimg%3E&query=zzzzz`);
  await expect(page.getByText('No icon has this name or meaning.')).toBeVisible();
});

test('the list renders what is near, and the keys reach its end', async ({ page }) => {
  await openPage(page, PATH);
  const buttons = page.getByRole('list', { name: 'Icons' }).getByRole('button');
  await buttons.first().focus();
  expect(await buttons.count()).toBeLessThan(150);
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveText(/^Z/);
  await expect(page.locator(':focus')).toBeInViewport();
});

test.describe('without a connection', () => {
  test.use({ allowedMessages: /ERR_FAILED|Loading chunk/ });

  test('icons can be asked for again', async ({ page }) => {
    const pattern = /Filled_json[\w.]*\.js$/;
    await page.route(pattern, (route) => route.abort());
    await page.goto(PATH);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(pattern);
    await retry.click();
    await expect(count(page)).toHaveText(/^Icons: 2,\d{3}$/);
  });
});

test('other pages load no icons', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, '/material-ui/icons/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('material-icons_default'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations';
import { BUTTON, entry, title } from './moves';
import { expect, horizontalOverflow, openPage, remember, test } from './page';

const OLDER_BUTTON = '/material-ui/v5/react-button/';
const ONLY_IN_NEWEST = '/material-ui/migration/api-changes-v6/';

const menu = (page: Page) => page.getByRole('button', { name: /^Version: / });
const version = (page: Page, name: string | RegExp) =>
  page.locator('#mui-version-menu').getByRole('link', { name });
const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'v5.16.7' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the menu has the versions in the site, older sites, and all versions', async ({ page }) => {
  await openPage(page, BUTTON);
  await menu(page).click();
  const links = page.locator('#mui-version-menu').getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    OLDER_BUTTON,
    'https://v4.mui.com/getting-started/installation/',
    '/versions/',
  ]);
});

test('a switch by keyboard keeps page and heading, there and back', async ({ page }) => {
  await openPage(page, `${BUTTON}#accessibility`);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(version(page, 'v5.16.7')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(version(page, 'v5.16.7')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${OLDER_BUTTON}#accessibility`);
  await expect(menu(page)).toHaveText('v5.16.7');
  await expect(title(page)).toHaveText('Button');

  await menu(page).click();
  await version(page, 'v6.1.0').click();
  await expect(page).toHaveURL(`${BUTTON}#accessibility`);
  await expect(notice(page)).toHaveCount(0);
});

test('a page that the other version does not have leads to the nearest, and says so', async ({
  page,
}) => {
  // The nearest page does not have the heading.
  await openPage(page, `${ONLY_IN_NEWEST}#sizes`);
  await menu(page).click();
  const link = version(page, /^v5\.16\.7/);
  await expect(link).toContainText('This page is not there; opens the nearest one.');
  await link.click();
  await expect(page).toHaveURL('/material-ui/v5/getting-started/');
});

test('an older page says so, and leads to the same page of the newest', async ({ page }) => {
  await openPage(page, OLDER_BUTTON);
  await expect(notice(page)).toHaveText(
    'You are reading the documentation of v5.16.7, an older version. See this page in v6.1.0.',
  );
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(BUTTON);
});

test('an older version keeps to itself', async ({ page }) => {
  await openPage(page, OLDER_BUTTON);
  await entry(page, 'Tabs').click();
  await expect(page).toHaveURL('/material-ui/v5/react-tabs/');
  await page.locator('main').getByRole('link', { name: '<Tabs />' }).click();
  await expect(page).toHaveURL('/material-ui/v5/api/tabs/');
  await expect(page.getByRole('table', { name: 'Props of Tabs' })).toBeVisible();
  // It is compared with nothing.
  await expect(page.getByText(/^Since v/)).toHaveCount(0);
});

test('demos run on the package of their version', async ({ page }) => {
  for (const [path, older] of [
    [OLDER_BUTTON, true],
    [BUTTON, false],
  ] as const) {
    await openPage(page, path);
    const demo = page.locator('section:has(> [data-demo-stage])').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
    // Version 6 gives its buttons variables for their colours.
    const variable = await demo
      .locator('.MuiButton-root')
      .first()
      .evaluate((button) => getComputedStyle(button).getPropertyValue('--variant-textColor'));
    expect(variable === '', path).toBe(older);
  }
});

test('a product is switched to with the page that is open', async ({ page }) => {
  await openPage(page, OLDER_BUTTON);
  await page.getByRole('button', { name: /^Product: / }).click();
  await page.getByRole('link', { name: /^Joy UI/ }).click();
  await expect(page).toHaveURL('/joy-ui/react-button/');
  // The address is there before the page, which brings a header of its own.
  await page.getByRole('button', { name: /^Product: Joy UI/ }).click();
  await page.getByRole('link', { name: /^MUI System/ }).click();
  await expect(page).toHaveURL('/system/getting-started/');
});

test('in another language, too', async ({ page }) => {
  await openPage(page, `/zh${OLDER_BUTTON}`);
  await expect(notice(page)).toContainText('您正在阅读旧版本 v5.16.7 的文档。');
  await page.getByRole('button', { name: /v5\.16\.7/ }).click();
  await version(page, 'v6.1.0').click();
  await expect(page).toHaveURL(`/zh${BUTTON}`);
});

for (const mode of ['light', 'dark'] as const) {
  test(`menu and notice are accessible and fit, right to left, ${mode}`, async ({ page }) => {
    await remember(page, { 'mui-mode': mode, 'mui-direction': 'rtl' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, OLDER_BUTTON);
    expect(await horizontalOverflow(page)).toBe(0);
    await menu(page).click();
    const include = ['header', '#mui-version-menu', '[role=note]'];
    expect(await accessibilityViolations(page, { include })).toEqual([]);
  });
}

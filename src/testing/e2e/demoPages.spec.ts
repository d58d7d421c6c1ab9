import { DEMO_PAGES } from '../../site/demoPages';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { accessibilityViolations } from './accessibilityViolations';
import { expect, horizontalOverflow, openPage, remember, test } from './page';

const TEMPLATES = '/material-ui/getting-started/templates/';

test('a template opens in a tab of its own, without the header, as the reader has set the site', async ({
  page,
}) => {
  await remember(page, { [STORAGE_KEYS.mode]: 'dark', [STORAGE_KEYS.direction]: 'rtl' });
  await openPage(page, TEMPLATES);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the dashboard in a new tab' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL('/templates/dashboard/');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(tab.getByRole('button', { name: 'Settings' })).toHaveCount(0);
});

for (const pathname of Object.keys(DEMO_PAGES)) {
  test(`${pathname} is as wide as its window, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, pathname);
    await expect(page.locator('[data-demo-stage] main')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

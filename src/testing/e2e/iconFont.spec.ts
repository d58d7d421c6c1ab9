import { expect, holdRoute, openPage, test } from './page';

const ICONS = '/material-ui/icons/';
const FONT = /\/material-icons-[^/]*\.woff2$/;

test('a page that shows icons of the font gets it, and others do not', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (FONT.test(request.url())) fonts.push(request.url());
  });
  await openPage(page, '/material-ui/react-button/');
  await page.locator('[data-demo-stage] button').first().hover();
  expect(fonts).toEqual([]);

  await openPage(page, ICONS);
  await expect(page.locator('html')).toHaveAttribute('data-icon-font', '');
  expect(fonts).toHaveLength(1);
  const icon = page.locator('.material-icons', { hasText: 'directions_boat' });
  await expect(icon).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  // One sign, not a word of fifteen letters.
  await expect.poll(async () => (await icon.boundingBox())?.width).toBe(24);
});

test('it comes, too, when the page is reached by a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/material-ui/react-button/');
  await page.getByRole('link', { name: 'Icons', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Icons');
  await expect(page.locator('html')).toHaveAttribute('data-icon-font', '');
});

test('names are not seen while the font is on its way', async ({ page }) => {
  const release = await holdRoute(page, FONT);
  await openPage(page, ICONS);
  const icon = page.locator('.material-icons').first();
  await icon.scrollIntoViewIfNeeded();
  await expect(icon).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect.poll(async () => (await icon.boundingBox())?.width).toBe(24);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-icon-font', '');
  await expect(icon).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

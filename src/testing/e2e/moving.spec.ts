import { BUTTON, expectSameDocument, INSTALLATION, markDocument, moveTo, title } from './moves';
import { expect, openPage, test, waitUntilDrawn } from './page';

/*
 * What a reader does with links and history. It is the same with and without plugins/delivery/page-weight, so
 * these tests run on a build without it, too.
 */

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('visible links of the navigation are fetched before the reader uses them', async ({
  page,
}) => {
  const fetched = page.waitForRequest(
    (asked) => /\/assets\/js\//.test(asked.url()) && asked.headers()['sec-purpose'] === 'prefetch',
  );
  await openPage(page, INSTALLATION);
  await fetched;
});

test('pages of the section, back, and forward', async ({ page }) => {
  await openPage(page, BUTTON);
  await markDocument(page);
  await moveTo(page, 'Tabs');
  await moveTo(page, 'Drawer');
  await page.goBack();
  await expect(title(page)).toHaveText('Tabs');
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await page.goForward();
  await expect(title(page)).toHaveText('Tabs');
  await expectSameDocument(page);
});

test('pages of other sections, back to the first', async ({ page }) => {
  await openPage(page, BUTTON);
  await markDocument(page);
  await moveTo(page, 'Data Grid');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /^Joy UI/ })
    .click();
  await expect(page).toHaveURL(/\/joy-ui\/getting-started\/$/);
  await page.goBack();
  await expect(title(page)).toHaveText('Data Grid');
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await expectSameDocument(page);
});

test('where the reader was on a page comes back', async ({ page }) => {
  await openPage(page, BUTTON);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await moveTo(page, 'Tabs');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('far down a page with demos, the reader comes back to the same heading', async ({ page }) => {
  await openPage(page, BUTTON);
  const place = () =>
    page.locator('#accessibility').evaluate((heading) => heading.getBoundingClientRect().top);
  // Demos load on the way.
  await page.mouse.move(720, 450);
  while ((await place()) > 300) {
    await page.mouse.wheel(0, 500);
    await waitUntilDrawn(page);
  }
  const before = await place();
  await moveTo(page, 'Tabs');
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test('the head follows the page', async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      classes: [...document.documentElement.classList].sort(),
    }));
  const tags = () => page.evaluate(() => document.head.querySelectorAll('[data-rh]').length);
  await openPage(page, '/material-ui/react-tabs/');
  const opened = await head();
  await openPage(page, BUTTON);
  await moveTo(page, 'Tabs');
  await expect.poll(head).toEqual(opened);
  // Nothing of other pages stays.
  const followed = await tags();
  await moveTo(page, 'Button');
  await moveTo(page, 'Tabs');
  await expect.poll(head).toEqual(opened);
  expect(await tags()).toBe(followed);
});

test('demos of a page that was come to work', async ({ page }) => {
  await openPage(page, BUTTON);
  await moveTo(page, 'Tabs');
  const tab = page.locator('[data-demo-stage]').first().getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('from the home page into a section and back', async ({ page }) => {
  await openPage(page, '/');
  await markDocument(page);
  const home = await title(page).innerText();
  await page.locator('main a[href="/x/react-charts/"]').first().click();
  await expect(title(page)).toHaveText('Charts');
  await page.goBack();
  await expect(title(page)).toHaveText(home);
  await expectSameDocument(page);
});

test('an address with a heading, and another page with one', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/#accessibility');
  const heading = page.getByRole('heading', { level: 2, name: 'Accessibility' });
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.locator('.table-of-contents').first().getByRole('link').first().click();
  await expect(heading).not.toBeInViewport();
  await page.goBack();
  await expect(heading).toBeInViewport();
  await expectSameDocument(page);
});

test('a page in another language leads to others in it', async ({ page }) => {
  await openPage(page, `/zh${INSTALLATION}`);
  await markDocument(page);
  await page.locator('nav.menu a[href="/zh/material-ui/getting-started/usage/"]').click();
  await expect(page).toHaveURL(/\/zh\/material-ui\/getting-started\/usage\/$/);
  await expect(page.locator('html[lang="zh-CN"]')).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText(/[\u4e00-\u9fff]/);
  await expectSameDocument(page);
});

test.describe('addresses without a page', () => {
  test.use({ allowedMessages: /404/ });

  for (const path of ['/not-here/', '/material-ui/not-here/', '/zh/x/not-here/']) {
    test(path, async ({ page }) => {
      const response = await openPage(page, path);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toBeVisible();
      await markDocument(page);
      await page.locator('main a, nav a').filter({ visible: true }).first().click();
      await expect(page).not.toHaveURL(/not-here/);
      await expect(title(page)).toBeVisible();
      await expectSameDocument(page);
    });
  }
});

import type { Locator } from '@playwright/test';
import { expect, openPage, test } from './page';

const BUTTON_PAGE = '/material-ui/react-button/';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the navigation marks the page and opens its ancestors', async ({ page }) => {
  await openPage(page, BUTTON_PAGE);
  const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigation.getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect(page).toHaveTitle('Tabs - Material UI');
});

test('a page that is far down the navigation opens with its entry in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await openPage(page, '/material-ui/react-tabs/');
  const menu = page.locator('nav.menu');
  const entry = menu.locator('a[aria-current="page"]');
  await expect(entry).toHaveText('Tabs');
  await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  const [box, view] = [await entry.boundingBox(), await menu.boundingBox()];
  if (!box || !view) throw new Error('The entry and the navigation can be seen.');
  expect(box.y).toBeGreaterThanOrEqual(view.y);
  expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
});

test('scroll position of the navigation survives a page change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await openPage(page, BUTTON_PAGE);
  const menu = page.locator('nav.menu');
  const last = menu.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const link = menu.getByRole('link', { name: 'Tabs', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await menu.evaluate((element) => element.scrollTop);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  const after = await menu.evaluate((element) => element.scrollTop);
  expect(Math.abs(after - before)).toBeLessThan(200);
  await expect(link).toBeInViewport();
});

test('the skip link moves focus to the content', async ({ page }) => {
  await openPage(page, BUTTON_PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inContent).toBe(true);
});

test('breadcrumbs, previous and next, and the edit link', async ({ page }) => {
  await openPage(page, BUTTON_PAGE);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Button');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/docs\/material-ui\/react-button\/index\.mdx$/,
  );
  const next = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /Next/ });
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(`${target}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Button');
});

for (const path of [BUTTON_PAGE, '/material-ui/api/button/', '/material-ui/v5/react-button/']) {
  test(`every entry of the contents is the marked one where it leads, ${path}`, async ({
    page,
  }) => {
    await openPage(page, path);
    const links = page.locator('.table-of-contents').first().getByRole('link');
    const wrong = await links.evaluateAll(async (all) => {
      const headerEnd = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const found: object[] = [];
      for (const link of all as HTMLAnchorElement[]) {
        link.click();
        // The first frame has the new position, and tells of it; a busy machine needs some more.
        const isMarked = () => link.matches('.table-of-contents__link--active');
        for (let frame = 0; frame < 2 || (frame < 20 && !isMarked()); frame += 1) {
          await new Promise(requestAnimationFrame);
        }
        const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        const top = target?.getBoundingClientRect().top ?? 0;
        const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
        const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
        const isBelowHeader = top >= headerEnd && (isAtEnd || top < headerEnd + 24);
        if (!isMarked() || !isBelowHeader) {
          found.push({ link: link.hash, isMarked: isMarked(), top });
        }
      }
      return found;
    });
    expect(wrong).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(links.last()).not.toHaveClass(/active/);
    await expect(links.first()).toBeInViewport();
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect(links.last()).toHaveClass(/active/);
    await expect(links.last()).toBeInViewport();
  });
}

test('back to top appears once the reader has scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, BUTTON_PAGE);
  await page.mouse.wheel(0, 1600);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the product selector leads to every product', async ({ page }) => {
  await openPage(page, BUTTON_PAGE);
  await page.locator('#mui-product-selector').click();
  const menu = page.locator('#mui-product-menu');
  await expect(menu.getByRole('link')).toHaveCount(10);
  await expect(menu.getByRole('link', { name: /^Material UI/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
  // Joy UI has the page, too.
  await menu.getByRole('link', { name: /^Joy UI/ }).click();
  await expect(page).toHaveURL(/\/joy-ui\/react-button\/$/);
  await expect(menu).toBeHidden();
});

test('the version menu shows the installed version and older sites', async ({ page }) => {
  await openPage(page, BUTTON_PAGE);
  const button = page.locator('#mui-version-selector');
  await expect(button).toContainText('v6.1.0');
  await button.click();
  const menu = page.locator('#mui-version-menu');
  await expect(menu.getByRole('link', { name: 'v4' })).toHaveAttribute(
    'href',
    'https://v4.mui.com/getting-started/installation/',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('planned entries are labels, badges have names', async ({ page }) => {
  await openPage(page, '/experiments/docs/navigation/');
  const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
  const everyFlag = navigation.locator('li', { hasText: 'Every flag' }).last();
  await expect(everyFlag.getByRole('link')).toHaveCount(0);
  for (const badge of ['Premium', 'Legacy', 'New', 'Planned', 'Preview', 'Beta', 'Deprecated']) {
    await expect(everyFlag.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(navigation.getByRole('link', { name: 'Flags and groups Pro' })).toBeVisible();
});

test('the navigation of a tablet covers a part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  await openPage(page, BUTTON_PAGE);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  // Nothing of it is visible until it moves in.
  const width = async () => (await page.locator('.navbar-sidebar').boundingBox())?.width;
  await expect.poll(width).toBe(320);
});

test('the navigation of a tablet is one for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  await openPage(page, BUTTON_PAGE);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const drawer = page.locator('.navbar-sidebar');
  await toggle.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Tab');
  const back = drawer.getByRole('button', { name: 'Back to main menu' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: /^Material UI/ })).toBeFocused();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('.navbar > :first-child :focus, main :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(drawer).toBeHidden();
  // What it covered can be reached again.
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar > :first-child :focus')).toBeVisible();
});

test('on a phone the navigation opens, leads and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, BUTTON_PAGE);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.locator('.navbar-sidebar');
  await drawer.getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect(drawer).not.toBeInViewport();
});

test('on a phone the title comes first, and the contents stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, BUTTON_PAGE);
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
  expect(await topOf(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(130);

  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link', { name: 'Accessibility' }).click();
  await expect(contents.getByRole('link')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Accessibility', exact: true });
  await expect(heading).toBeInViewport();
  const bar = await contents.boundingBox();
  expect(bar?.y).toBeLessThan(80);
  expect(await topOf(heading)).toBeGreaterThan((bar?.y ?? NaN) + (bar?.height ?? NaN));
});

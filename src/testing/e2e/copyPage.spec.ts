import { accessibilityViolations } from './accessibilityViolations';
import { expect, horizontalOverflow, openPage, test } from './page';

const PAGE = '/material-ui/react-button/';
const MENU = { name: 'Copy page' };
const COPY = { name: 'Copy as Markdown' };
const VIEW = { name: 'View as Markdown' };

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('a page as Markdown', () => {
  test('is copied in TypeScript, which is said for a while', async ({ page }) => {
    await openPage(page, PAGE);
    await page.getByRole('button', MENU).click();
    await page.getByRole('menuitem', COPY).click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Button\n\nButtons start an action/);
    expect(copied).toContain('```tsx title="BasicButton.tsx"');
    await expect(page.getByRole('button', MENU)).toBeVisible();
  });

  test('is copied in JavaScript by readers who chose it, with the keyboard', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
    await openPage(page, PAGE);
    await page.getByRole('button', MENU).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', COPY)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('```jsx title="BasicButton.jsx"');
    expect(copied).not.toContain('```tsx title=');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const view = page.getByRole('menuitem', VIEW);
    await expect(view).toBeFocused();
    await expect(view).toHaveAttribute('href', '/material-ui/react-button.js.md');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('is there to be viewed, as text', async ({ page }) => {
    await openPage(page, '/material-ui/api/button/');
    await page.getByRole('button', MENU).click();
    const address = await page.getByRole('menuitem', VIEW).getAttribute('href');
    expect(address).toBe('/material-ui/api/button.md');
    const response = await page.request.get(address ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toContain('| Name | Type | Default | Description |');
  });

  test('follows the reader to the next page', async ({ page }) => {
    await openPage(page, PAGE);
    await page.getByRole('link', { name: 'Tabs', exact: true }).first().click();
    await expect(page).toHaveURL('/material-ui/react-tabs/');
    const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', '/material-ui/react-tabs.md');
    await page.getByRole('button', MENU).click();
    await expect(page.getByRole('menuitem', VIEW)).toHaveAttribute(
      'href',
      '/material-ui/react-tabs.md',
    );
  });
});

test.describe('without a connection', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  test('a failure is said', async ({ page }) => {
    await openPage(page, PAGE);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', MENU).click();
    await page.getByRole('menuitem', COPY).click();
    await expect(page.getByRole('alert')).toContainText('The page could not be copied.');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the link is there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', VIEW)).toBeVisible();
    await expect(page.getByRole('button', MENU)).toBeHidden();
  });
});

for (const width of [390, 900, 1440]) {
  test(`has its place beside the breadcrumbs, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, PAGE);
    await page.getByRole('button', MENU).click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBe(0);
    const include = ['article > div:first-child'];
    expect(await accessibilityViolations(page, { include })).toEqual([]);
  });
}

import { expect, openPage, test } from './page';

const PAGE = '/material-ui/react-button/';

test.describe('where the browser keeps nothing', () => {
  test.use({ allowedMessages: /^Docusaurus browser storage is not available/ });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse, configurable: true });
      }
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: () => undefined,
        configurable: true,
      });
    });
  });

  test('the page reads, and its controls work until it is left', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, PAGE);
    const html = page.locator('html');
    const toggle = page.locator('[data-color-mode-toggle]').first();
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  });

  test('navigation works', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, PAGE);
    await page.getByRole('link', { name: 'Text field' }).first().click();
    await expect(page.locator('h1')).toHaveText('Text Field');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, and its code can be selected', async ({ page }) => {
    await page.goto('/material-ui/getting-started/installation/');
    await expect(page.locator('h1')).toHaveText('Installation');
    const code = page.locator('pre code').first();
    await expect(code).toBeVisible();
    await expect(code).toContainText('npm install');
    await code.click({ clickCount: 3 });
    const selectable = await code.evaluate((element) => getComputedStyle(element).userSelect);
    expect(selectable).not.toBe('none');
  });

  test('links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PAGE);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Button');
  });
});

test.describe('a page that crashes', () => {
  // What React says of it, and Docusaurus of what it does then.
  test.use({ allowedMessages: /The page was made to crash|Docusaurus React Root/ });

  test('says so in the frame of the site, and can be tried again', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/material-ui/getting-started/installation/');
    await page.route(/\/assets\/js\//, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const content = /function [\w$]+\([\w$]+=\{\}\)\{(?=let\{wrapper)/;
      const crash = 'if(!window.isMended)throw new Error("The page was made to crash");';
      await route.fulfill({ response, body: script.replace(content, (start) => start + crash) });
    });
    await page.getByRole('link', { name: 'Usage', exact: true }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: 'Something on this page has failed' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner').or(page.locator('nav.navbar')).first()).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
    // Other pages may still be prefetched.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

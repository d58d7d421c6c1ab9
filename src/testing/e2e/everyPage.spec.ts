import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations';
import { EXCLUDED_FROM_AXE } from './excludedFromAxe';
import { expect, horizontalOverflow, openPage, test } from './page';
import { olderPaths, translatedPaths, writtenPaths } from './sitemap';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const TRANSLATED = '/zh';
const PAGES = [...writtenPaths(), ...olderPaths(), ...translatedPaths('zh')];

type Theme = 'light' | 'dark';

async function setTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Colours change with a transition of a few frames.
  await page.waitForTimeout(250);
}

async function expectNoViolations(page: Page, where: string) {
  const exclude = EXCLUDED_FROM_AXE.map(({ selector }) => selector);
  expect(await accessibilityViolations(page, { exclude }), where).toEqual([]);
}

async function expectNoOverflow(page: Page, where: string) {
  expect(await horizontalOverflow(page), `horizontal overflow, ${where}`).toBe(0);
}

async function setDirection(page: Page, direction: 'ltr' | 'rtl') {
  await page.evaluate((value) => {
    localStorage.setItem('mui-direction', value);
  }, direction);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await expect(page.locator('body')).toHaveAttribute('dir', direction);
}

/** Scrolls through the page so that every demo is taken over. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
      // What starts in view is told so once a frame, which a busy machine may take long for.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    window.scrollTo(0, 0);
  });
  await expect(page.locator('section:has([data-demo-stage]):not([data-demo-styling])')).toHaveCount(
    0,
  );
}

for (const path of PAGES) {
  test(`${path} renders, is accessible and fits`, async ({ page }) => {
    // The accessibility of a large page alone takes ten seconds and more.
    test.setTimeout(180_000);
    // Colours are the same in all languages.
    const themes: readonly Theme[] = path.startsWith(TRANSLATED) ? ['dark'] : ['light', 'dark'];
    await page.setViewportSize(DESKTOP);
    const response = await openPage(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoViolations(page, `${theme}, desktop`);
    }
    await expectNoOverflow(page, 'desktop, ltr');
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page, 'phone, ltr');
    if (themes.length > 1) await expectNoViolations(page, 'dark, phone');
    await setDirection(page, 'rtl');
    await scrollThrough(page);
    await expectNoOverflow(page, 'phone, rtl');
    await page.setViewportSize(DESKTOP);
    await expectNoOverflow(page, 'desktop, rtl');
  });
}

test.describe('an unknown page', () => {
  test.use({ allowedMessages: /404/ });

  test('says so, in the shell', async ({ page }) => {
    const response = await openPage(page, '/material-ui/react-unknown/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expectNoViolations(page, '404');
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, openPage, remember, test } from './page';

const BUTTON_PAGE = '/material-ui/react-button/';

async function backgroundColor(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test.describe('colour mode', () => {
  test('the toggle goes system, light, dark and round again, and is remembered', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, BUTTON_PAGE);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    const toggle = page.locator('[data-color-mode-toggle]').first();
    for (const mode of ['light', 'dark', 'system'] as const) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', mode);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(mode);
    }
  });

  test('no frame is wrong while the page loads, even when scripts are slow', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await remember(page, { 'mui-mode': 'dark' });
    await page.route('**/assets/js/**', async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenThemes: seen });
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openPage(page, BUTTON_PAGE);
    const seen = await page.evaluate(() => [
      ...(window as unknown as { seenThemes: Set<string> }).seenThemes,
    ]);
    expect(seen).toEqual([await backgroundColor(page)]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the settings panel', () => {
  test('works by keyboard and gives focus back', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, BUTTON_PAGE);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    for (const group of ['Mode', 'Direction', 'Language']) {
      await expect(dialog.getByText(group, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('radio', { name: 'Right to left' }).check();
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.reload();
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, BUTTON_PAGE);
    await page.getByRole('button', { name: 'Settings' }).click();
    // It slides in.
    await expect(async () => {
      const box = await page.getByRole('dialog', { name: 'Settings' }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }).toPass({ timeout: 5_000 });
  });
});

test('code is written from left to right in a text that is not, and stays in its sentence', async ({
  page,
}) => {
  await remember(page, { 'mui-direction': 'rtl' });
  /** Where a text's first two characters start, or where it and the text behind it do, in px. */
  const starts = (code: Locator, next: 'character' | 'text') =>
    code.evaluate((element, kind) => {
      const startOf = (node: Node | null, index: number) => {
        const range = document.createRange();
        if (node) range.setStart(node, index);
        if (node) range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
      };
      const { firstChild, nextSibling } = element;
      return [
        startOf(firstChild, 0),
        kind === 'text' ? startOf(nextSibling, 1) : startOf(firstChild, 1),
      ];
    }, next);

  await openPage(page, '/material-ui/getting-started/installation/');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  const name = page.locator('.markdown td code').filter({ hasText: '@emotion/react' }).first();
  const [at, letter] = await starts(name, 'character');
  expect(at).toBeLessThan(letter ?? 0);

  await openPage(page, BUTTON_PAGE);
  const first = page
    .locator('.markdown p > code:first-child')
    .filter({ hasText: /^Button$/ })
    .first();
  const [button, renders] = await starts(first, 'text');
  expect(button).toBeLessThan(renders ?? 0);
});

test('right to left, headings stand at the edge of the text, with a control behind them', async ({
  page,
}) => {
  await remember(page, { 'mui-direction': 'rtl' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, BUTTON_PAGE);
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) => {
      const range = document.createRange();
      return all.map(({ firstChild }) => {
        if (firstChild) range.selectNode(firstChild);
        return Math.round(range.getBoundingClientRect().right);
      });
    });
  const [edge] = await edges('.markdown > p');
  const expectAtEdge = async () =>
    expect(new Set(await edges('.markdown > :is(h2, h3)'))).toEqual(new Set([edge]));
  await expectAtEdge();
  // Where comments are sent to a server, the control is a button.
  await page.locator('.anchor > .hash-link + *').evaluateAll((controls) => {
    for (const control of controls) {
      const button = document.createElement('button');
      button.className = control.className;
      control.replaceWith(button);
    }
  });
  await expectAtEdge();
});

test('direction mirrors the frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, BUTTON_PAGE);
  const navigation = page.locator('.theme-doc-sidebar-container');
  expect((await navigation.boundingBox())?.x).toBe(0);
  await page.evaluate(() => localStorage.setItem('mui-direction', 'rtl'));
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  expect((await navigation.boundingBox())?.x).toBeGreaterThan(1000);
});

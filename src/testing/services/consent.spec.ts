import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../e2e/accessibilityViolations';
import { collectShifts } from '../e2e/collectShifts';
import { horizontalOverflow, remember } from '../e2e/page';
import { BUTTON, INSTALLATION, moveTo, title } from '../e2e/moves';
import { expect, openPage, test } from './servicesTest';

const SIZES = [
  { width: 390, height: 844 },
  { width: 900, height: 1000 },
  { width: 1440, height: 900 },
];
const CATALOGUE = '/analytics-events/';

const banner = (page: Page) => page.getByRole('region', { name: 'Usage statistics' });

/** Every move of something that was already shown, whatever caused it, but for what is in a demo. */
async function watchShifts(page: Page) {
  const readShifts = await collectShifts(page);
  return async () => (await readShifts()).outside;
}

async function expectNoViolations(page: Page, selector: string) {
  expect(await accessibilityViolations(page, { include: [selector] })).toEqual([]);
}

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).last().boundingBox();
  if (!found) throw new Error(`${selector} is not shown.`);
  return { ...found, end: found.y + found.height };
};

for (const size of SIZES) {
  for (const mode of ['light', 'dark']) {
    for (const direction of ['ltr', 'rtl']) {
      test(`the banner at ${size.width} px, ${mode}, ${direction}`, async ({ page }) => {
        await page.setViewportSize(size);
        await remember(page, { 'mui-mode': mode, 'mui-direction': direction });
        const shifts = await watchShifts(page);
        await openPage(page, BUTTON);
        await expect(banner(page)).toBeVisible();
        await page.waitForTimeout(500);
        expect(await shifts()).toBe(0);
        expect(await horizontalOverflow(page)).toBe(0);
        await expectNoViolations(page, 'section[aria-label="Usage statistics"]');

        const { y, end, height } = await box(page, 'section[aria-label="Usage statistics"]');
        expect(end).toBe(size.height);
        expect(height).toBeLessThan(size.width < 600 ? 160 : 120);
        const [decline, allow] = await banner(page).getByRole('button').all();
        const [one, two] = [await decline?.boundingBox(), await allow?.boundingBox()];
        expect([one?.width, one?.height, one?.y]).toEqual([two?.width, two?.height, two?.y]);

        // All of the page can be scrolled clear of it.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect((await box(page, '.pagination-nav')).end).toBeLessThan(y);
      });
    }
  }
}

test('the ends of the navigation and of the contents stay clear of the banner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/material-ui/api/button/');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const selector of ['.theme-doc-sidebar-container .menu', '.theme-doc-toc-desktop']) {
    await page.locator(selector).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const { y } = await box(page, 'section[aria-label="Usage statistics"]');
    expect((await box(page, `${selector} li`)).end).toBeLessThanOrEqual(y);
  }
});

test('the banner is answered by keyboard, after the page, and not by Escape', async ({ page }) => {
  await openPage(page, CATALOGUE);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('button', { name: 'Allow' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('link', { name: 'What is counted' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing will be sent. You can change this in the settings.',
  );
});

test('what gets the focus is not under the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, CATALOGUE);
  await expect(banner(page)).toBeVisible();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('section[aria-label="Usage statistics"]');
      if (!element || !bar || element === document.body || bar.contains(element)) return null;
      return element.getBoundingClientRect().top < bar.getBoundingClientRect().top;
    });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe(false);
  }
});

test('the phone’s navigation goes over the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, BUTTON);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const isOnTop = () =>
    page.evaluate(
      () => document.elementFromPoint(40, window.innerHeight - 20)?.closest('.navbar') !== null,
    );
  // It slides in.
  await expect.poll(isOnTop).toBe(true);
});

test('the banner stays while the reader goes on', async ({ page }) => {
  await openPage(page, BUTTON);
  await banner(page).evaluate((element) => element.setAttribute('data-same', ''));
  await moveTo(page, 'Text Field');
  await expect(page.locator('section[data-same]')).toBeVisible();
});

test('readers who answered are not asked', async ({ page }) => {
  await remember(page, { 'analytics-consent': 'denied' });
  await openPage(page, INSTALLATION);
  await page.waitForTimeout(400);
  await expect(banner(page)).toHaveCount(0);
});

test('the page about it lists everything and changes the choice', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, CATALOGUE);
  await expect(title(page)).toHaveText('What this site counts');
  const choice = page.getByRole('main').getByRole('group', { name: 'Usage statistics' });
  await expect(choice).toBeVisible();
  expect(await shifts()).toBe(0);
  for (const name of ['page_view', 'layout', 'LCP', 'devicePixelRatio']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
  await expectNoViolations(page, 'main');
  await choice.getByRole('radio', { name: 'Decline' }).check();
  await expect(banner(page)).toHaveCount(0);
  await expect(choice.getByRole('radio', { name: 'Decline' })).toBeChecked();
});

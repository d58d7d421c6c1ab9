import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations';
import { collectShifts } from './collectShifts';
import { expect, openPage, test } from './page';

const BUILDER = '/material-ui/customization/theme-builder/';
const JOY_BUILDER = '/joy-ui/customization/theme-builder/';
const BUTTON_PAGE = '/material-ui/react-button/';
const GREEN = '#1b5e20';
const GREEN_RGB = 'rgb(27, 94, 32)';

const primary = (page: Page) => page.getByRole('textbox', { name: 'Primary', exact: true });
const wear = (page: Page) => page.getByRole('switch', { name: 'Let the demos wear this theme' });
const bar = (page: Page) => page.getByText('The demos wear your theme.');

async function openButtonPage(page: Page) {
  await openPage(page, BUTTON_PAGE);
  await page.locator('#BasicButton').scrollIntoViewIfNeeded();
  await expect(page.locator('#BasicButton')).toHaveAttribute('data-demo-styling', 'system');
}

const colorOfBasicButton = (page: Page) =>
  page
    .locator('#BasicButton [data-demo-stage]')
    .getByRole('button')
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('a theme is built, worn by demos, shared as a link, and taken off', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, BUILDER);
  await primary(page).fill(GREEN);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('button', { name: 'Pay' })).toHaveCSS(
    'background-color',
    GREEN_RGB,
  );
  await expect(page).toHaveURL(/\?theme=1\./);
  await wear(page).check();
  const link = page.url();

  const shifts = await collectShifts(page);
  await openButtonPage(page);
  await expect(bar(page)).toBeInViewport();
  await expect.poll(() => colorOfBasicButton(page)).toBe(GREEN_RGB);
  expect((await shifts()).moved).toEqual([]);
  await page.getByRole('button', { name: 'Take off' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => colorOfBasicButton(page)).not.toBe(GREEN_RGB);

  const other = await browser.newContext({ baseURL });
  const reader = await other.newPage();
  await openPage(reader, link);
  await expect(primary(reader)).toHaveValue(GREEN);
  await expect(wear(reader)).not.toBeChecked();
  await openButtonPage(reader);
  await expect(bar(reader)).toBeHidden();
  expect(await colorOfBasicButton(reader)).not.toBe(GREEN_RGB);
  await other.close();
});

test('a theme of Joy UI is built and worn by its demos, and an old link is one of Material UI', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, JOY_BUILDER);
  await primary(page).fill(GREEN);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.scrollIntoViewIfNeeded();
  const pay = preview.getByRole('button', { name: 'Pay' });
  await expect(pay).toHaveCSS('background-color', GREEN_RGB);
  await expect(pay).toHaveClass(/MuiButton-variantSolid/);
  await expect(page).toHaveURL(/\?theme=2\./);
  await wear(page).check();
  expect(await accessibilityViolations(page)).toEqual([]);

  await openPage(page, '/joy-ui/react-button/');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
    'href',
    JOY_BUILDER,
  );
  const demo = page.locator('#BasicButton');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-stage]').getByRole('button')).toHaveCSS(
    'background-color',
    GREEN_RGB,
  );

  // {"spacing":6}
  await openPage(page, `${JOY_BUILDER}?theme=1.eyJzcGFjaW5nIjo2fQ`);
  await expect(page.getByRole('radio', { name: 'Material UI' })).toBeChecked();
  await expect(preview.getByRole('button', { name: 'Pay' })).toHaveClass(/MuiButton-contained/);
});

test('demos wear the theme on pages that follow the home page, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, BUILDER);
  await primary(page).fill(GREEN);
  await wear(page).check();
  // Its scene has styles before Material UI as a whole is loaded.
  await openPage(page, '/');
  await page.getByRole('link', { name: 'All components' }).first().click();
  await page.waitForURL('**/all-components/');
  await page.locator(`article a[href="${BUTTON_PAGE}"]`).first().click();
  // Where the link was may be the demo, whose button has another color under the pointer.
  await page.mouse.move(0, 0);
  await page.locator('#BasicButton').scrollIntoViewIfNeeded();
  await expect.poll(() => colorOfBasicButton(page)).toBe(GREEN_RGB);
});

test('an edited demo wears the theme, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, BUILDER);
  await primary(page).fill(GREEN);
  await wear(page).check();
  await openPage(page, `${BUTTON_PAGE}#BasicButton.tsx`);
  const demo = page.locator('#BasicButton');
  await demo.getByRole('button', { name: 'Edit' }).click();
  await demo.locator('textarea').press('ControlOrMeta+Home');
  // At once: after "//", the line below would be a comment.
  await page.keyboard.insertText('// Edited\n');
  await expect(demo.frameLocator('iframe').getByRole('button')).toHaveCSS(
    'background-color',
    GREEN_RGB,
  );
});

for (const mode of ['light', 'dark'] as const) {
  test(`the builder passes axe with all fields, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await openPage(page, BUILDER);
    for (const summary of await page.locator('main details summary').all()) await summary.click();
    // The first was open.
    await page.locator('main details summary').first().click();
    await page.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('nothing moves while the builder loads, and nothing overflows a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const shifts = await collectShifts(page);
  await openPage(page, BUILDER);
  await page.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect((await shifts()).moved).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('readers who wear nothing load nothing of it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openButtonPage(page);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  // A name of a setting, and a text of the bar.
  expect(code.includes('linkUnderline')).toBe(false);
  expect(code.includes('The demos wear your theme.')).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the preview stays in view above the field that has the focus', async ({ page }) => {
    await openPage(page, BUILDER);
    const warning = page.getByRole('textbox', { name: 'Warning', exact: true });
    await warning.focus();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toBeInViewport({ ratio: 0.9 });
    const bottom = async () => {
      const box = await preview.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect
      .poll(async () => ((await warning.boundingBox())?.y ?? 0) - (await bottom()))
      .toBeGreaterThan(0);
  });
});

import type { Page } from '@playwright/test';
import { simulateTranslation } from '../simulateTranslation';
import { BUTTON, title } from './moves';
import { expect, openPage, test } from './page';

/*
 * The page works while the browser translates it; a translator replaces texts that React owns. Every error
 * that React logs fails a test. Forms of feedback: `src/features/feedback`.
 */

async function openTranslated(page: Page, path = BUTTON) {
  await openPage(page, path);
  await page.evaluate(simulateTranslation);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('search', async ({ page }) => {
  await openTranslated(page, '/material-ui/react-no-ssr/');
  await page.keyboard.press('Control+k');
  const search = dialog(page, 'Search');
  const field = search.getByRole('combobox');
  const texts = search.getByRole('group', { name: 'In the text' });
  for (const [first, then] of [
    ['select', ' b'],
    ['button', 's'],
    ['toast', ' m'],
    ['grid', ' row'],
  ] as const) {
    await field.fill('');
    await page.keyboard.type(first);
    await expect(texts).toBeVisible();
    await page.keyboard.type(then);
    await expect(search.getByRole('status')).toHaveText(/^\d+ results?\.$|^Nothing found/);
    await expect(field).toHaveValue(first + then);
  }
  await search.getByText('v5', { exact: false }).first().click();
  await search.getByText('All products', { exact: true }).click();
  await field.fill('zzzzzz');
  await expect(search.getByText('Nothing found for “zzzzzz”.').first()).toBeVisible();
  await search.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.type('chip');
  await expect(search.getByRole('option', { selected: true })).toHaveText(/^Chip/);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Chip');
});

test('menus and settings', async ({ page }) => {
  await openTranslated(page);
  for (const name of [/^Product:/, /^Version:/]) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = dialog(page, 'Settings');
  for (const option of ['Dark', 'Right to left', 'Left to right', 'Dense', 'JavaScript']) {
    await settings.getByRole('radio', { name: option, exact: true }).check();
  }
  await settings.getByRole('button', { name: 'More space' }).click();
  await expect(settings.getByText('9 px')).toBeVisible();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.locator('article').getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('menuitem').first().press('Escape');
  // Another product has another header.
  await page.getByRole('button', { name: /^Product:/ }).click();
  await page.getByRole('link', { name: /^Joy UI/ }).click();
  await expect(page.getByRole('button', { name: /Joy UI/ })).toBeVisible();
});

test('playground, demos and their code', async ({ page }) => {
  await openTranslated(page);
  const playground = page.locator('[data-playground-ready]');
  await playground.getByRole('textbox', { name: 'children' }).fill('');
  await playground.getByRole('textbox', { name: 'children' }).fill('Sent');
  await expect(playground.getByRole('button', { name: 'Sent' })).toBeVisible();
  await playground.getByRole('button', { name: 'Reset' }).click();

  const demo = page.locator('#PlanCard');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-styling', /./);
  await demo.getByRole('button', { name: 'MUI System' }).click();
  await page.getByRole('menuitemradio', { name: 'Tailwind CSS' }).click();
  await expect(demo.getByRole('button', { name: 'Tailwind CSS' })).toBeVisible();
  await demo.getByRole('button', { name: /^Show (?:all )?code$/ }).click();
  await demo.getByRole('button', { name: 'JS: code in JavaScript' }).click();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  // The editor loads when it is asked for; a "/" typed before would open the search.
  await expect(demo.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// Edited');
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Copy all code' }).click();
  await demo.getByRole('button', { name: 'Restart demo' }).click();
  await demo.getByRole('button', { name: /^(?:Hide|Show less) code$/ }).click();
  await expect(demo.getByRole('button', { name: /^Show (?:all )?code$/ })).toBeVisible();
});

for (const [path, query] of [
  ['/material-ui/all-components/', 'date'],
  ['/material-ui/material-icons/', 'home'],
  ['/material-ui/migration/api-changes-v6/', 'grid'],
] as const) {
  test(`filters of ${path}`, async ({ page }) => {
    await openTranslated(page, path);
    const field = page.locator('main').getByRole('searchbox');
    for (const text of [query, 'no such thing', '']) await field.fill(text);
    await expect(title(page)).toBeVisible();
  });
}

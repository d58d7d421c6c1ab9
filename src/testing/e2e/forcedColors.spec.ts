import type { Locator } from '@playwright/test';
import { BUTTON, entry, INSTALLATION } from './moves';
import { expect, openPage, test } from './page';

/** What a state can be told by where the reader's colours replace those of the site. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, outline, border } = getComputedStyle(node);
    return [backgroundColor, outline, border].join();
  });

async function expectToDiffer(chosen: Locator, other: Locator) {
  await expect.poll(async () => (await look(chosen)) === (await look(other))).toBe(false);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
});

test('the page, its section and the chosen tab stand out', async ({ page }) => {
  await openPage(page, INSTALLATION);
  await expectToDiffer(entry(page, 'Installation'), entry(page, 'Usage'));
  const contents = page.locator('.table-of-contents').first().getByRole('link');
  await contents.nth(1).click();
  await expectToDiffer(contents.nth(1), contents.nth(2));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
  await tab('pnpm').click();
  await tab('npm').hover();
  await expectToDiffer(tab('pnpm'), tab('npm'));
});

test('the product and the version of the page stand out', async ({ page }) => {
  await openPage(page, BUTTON);
  await page.getByRole('button', { name: /^Product: / }).click();
  const product = (name: RegExp) => page.locator('#mui-product-menu').getByRole('link', { name });
  await expectToDiffer(product(/^Material UI/), product(/^Joy UI/));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Version: / }).click();
  const versions = page.locator('#mui-version-menu');
  await expectToDiffer(
    versions.getByRole('button', { name: 'v6.1.0' }),
    versions.getByRole('link', { name: 'v4' }),
  );
});

test('the search shows what would be opened, where it looks, and what matches', async ({
  page,
}) => {
  await openPage(page, BUTTON);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('but');
  const options = page.getByRole('option');
  await expect(options.nth(2).locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectToDiffer(options.nth(1), options.nth(2));
  const chip = (name: string) => page.locator('label').filter({ hasText: name }).locator('span');
  await expectToDiffer(chip('All products'), chip('Joy UI'));
  const [match, rest] = await options
    .nth(2)
    .locator('mark')
    .first()
    .evaluate((mark) =>
      [mark, mark.closest('a') ?? mark].map((each) => getComputedStyle(each).color),
    );
  expect(match).toBe(rest);
});

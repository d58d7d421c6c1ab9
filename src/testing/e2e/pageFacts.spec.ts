import { accessibilityViolations } from './accessibilityViolations';
import { collectShifts } from './collectShifts';
import { expect, horizontalOverflow, openPage, test } from './page';

for (const width of [390, 1440]) {
  test(`facts are in the page from the start, explained by keyboard, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await collectShifts(page);
    await openPage(page, '/material-ui/react-tabs/');
    const facts = page.locator('article header ul');
    await expect(facts.getByText(/^@mui\/material \d/)).toBeVisible();
    await expect(facts.getByRole('link', { name: 'WAI-ARIA pattern' })).toHaveAttribute(
      'href',
      'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
    );
    await expect(facts.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      /\/tree\/v[\d.]+\/packages\/mui-material\/src\/Tabs$/,
    );
    expect((await readShifts()).outside).toBe(0);

    const size = facts.getByRole('button', { name: /^[\d.]+ kB gzip, alone$/ });
    await size.focus();
    const explanation = facts.getByRole('tooltip');
    await expect(explanation).toContainText('except React and Emotion');
    await expect(explanation).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityViolations(page, { include: ['article header'] })).toEqual([]);

    await facts.getByRole('link', { name: 'Changes since v5' }).click();
    await expect(page).toHaveURL(/\/api-changes-v6\/#[a-z-]+$/);
  });
}

test('an older version has its own facts', async ({ page }) => {
  await openPage(page, '/material-ui/v5/react-tabs/');
  const facts = page.locator('article header ul');
  await expect(facts.getByText(/^@mui\/material 5\./)).toBeVisible();
  await expect(facts.getByRole('link', { name: /Changes/ })).toHaveCount(0);
});

test('sizes of all components are sorted by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/material-ui/discover-more/bundle-size/');
  const header = page.getByRole('columnheader', { name: 'Size (gzip)' });
  await header.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const sizes = await page.locator('td bdi').allTextContents();
  const numbers = sizes.map((size) => Number.parseFloat(size));
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  expect(await horizontalOverflow(page)).toBe(0);
});

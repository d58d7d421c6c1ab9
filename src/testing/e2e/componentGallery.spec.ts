import { expect, openPage, test } from './page';

test('a component is found by its purpose and opened by keyboard alone', async ({ page }) => {
  await openPage(page, '/material-ui/all-components/');
  await page.getByRole('searchbox', { name: 'Filter by name or purpose' }).focus();
  await page.keyboard.type('toast');
  await expect(page.getByRole('status')).toHaveText('Components: 1');
  await expect(page).toHaveURL(/\?query=toast$/);
  // Past the two links of the heading; nothing in a picture takes the focus.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  const card = page.getByRole('article').getByRole('link', { name: 'Snackbar', exact: true });
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are there', async ({ page }) => {
    await page.goto('/material-ui/all-components/');
    await expect(page.getByText('Delete the draft?')).toBeVisible();
  });
});

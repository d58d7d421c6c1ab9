import { expect, openPage, test } from './page';

/** For each gallery: a purpose that one of its components serves, and words in one of its pictures. */
const GALLERIES = [
  {
    path: '/material-ui/all-components/',
    purpose: 'toast',
    component: 'Snackbar',
    words: 'Delete the draft?',
  },
  { path: '/joy-ui/all-components/', purpose: 'lightbox', component: 'Modal', words: 'Sign out?' },
  { path: '/base-ui/all-components/', purpose: 'listbox', component: 'Select', words: 'Log out?' },
  { path: '/x/all-components/', purpose: 'trend', component: 'Line charts', words: '1,020' },
  {
    path: '/toolpad/core/all-components/',
    purpose: 'sidebar',
    component: 'Dashboard Layout',
    words: 'Cancel concert?',
  },
];

for (const { path, purpose, component, words } of GALLERIES) {
  test(`${path}: a component is found by its purpose and opened by keyboard alone`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.getByRole('searchbox', { name: 'Filter by name or purpose' }).focus();
    await page.keyboard.type(purpose);
    await expect(page.getByRole('status')).toHaveText('Components: 1');
    await expect(page).toHaveURL(new RegExp(`\\?query=${purpose}$`));
    // Past the two links of the heading; nothing in a picture takes the focus.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    const card = page.getByRole('article').getByRole('link', { name: component, exact: true });
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: component })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: the pictures are there`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
    });
  });
}

import { expect, openPage, test } from './page';

test('a translated page is in its language, with the shell', async ({ page }) => {
  await openPage(page, '/zh/material-ui/getting-started/installation/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
});

test('a page without a translation is in English, in a translated shell', async ({ page }) => {
  await openPage(page, '/zh/joy-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
});

test('Portuguese', async ({ page }) => {
  await openPage(page, '/pt/material-ui/react-button/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('button', { name: 'Configurações' })).toBeVisible();
});

test('links stay in the language', async ({ page }) => {
  await openPage(page, '/zh/material-ui/react-button/');
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /^Joy UI/ })
    .click();
  await expect(page).toHaveURL(/\/zh\/joy-ui\/react-button\/$/);
});

test('a language below the coverage threshold is not offered', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByText('English')).toBeVisible();
  await expect(dialog.getByText('中文')).toHaveCount(0);
});

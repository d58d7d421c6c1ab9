import type { Page } from '@playwright/test';
import { expect, openPage, test } from './page';

const BUTTON_PAGE = '/material-ui/react-button/';
const DARK_GREEN = 'rgb(0, 77, 64)';

/** Opens the page with its first demo in sight, which is below the playground. */
async function openButtonPage(page: Page) {
  await openPage(page, BUTTON_PAGE);
  await page.locator('#BasicButton').scrollIntoViewIfNeeded();
}

const backgroundOfBasicButton = (page: Page) =>
  page
    .locator('#BasicButton [data-demo-stage]')
    .getByRole('button')
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('the colour playground colours all demos, remembers it, and resets it', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/material-ui/customization/color/');
  const field = page.locator('#primary');
  await field.fill('#004d4');
  await page.getByRole('button', { name: 'Apply to all demos', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('004d40');
  await page.getByRole('button', { name: 'Apply to all demos', exact: true }).click();
  await expect(
    page.getByText('Material UI demos now have these colors, on every page.'),
  ).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'paletteColors');
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('#004d40');

  await openButtonPage(page);
  await expect.poll(() => backgroundOfBasicButton(page)).toBe(DARK_GREEN);

  await openPage(page, '/material-ui/customization/color/');
  await page.getByRole('button', { name: 'Back to the default colors' }).click();
  await openButtonPage(page);
  await expect(page.locator('#BasicButton')).toHaveAttribute('data-demo-styling', 'system');
  expect(await backgroundOfBasicButton(page)).not.toBe(DARK_GREEN);
});

test('the density playground makes demos dense, and the settings panel knows', async ({ page }) => {
  await openPage(page, '/material-ui/customization/density/');
  await page.getByRole('switch', { name: 'Give components their dense form' }).click();
  await page.getByRole('button', { name: 'More space' }).click();

  await openButtonPage(page);
  const button = page.locator('#BasicButton [data-demo-stage]').getByRole('button');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('9 px')).toBeVisible();
  await settings.getByRole('button', { name: 'Back to default density' }).click();
  await expect(button).not.toHaveClass(/MuiButton-sizeSmall/);
});

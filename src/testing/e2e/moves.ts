import { expect, type Page } from '@playwright/test';

export const INSTALLATION = '/material-ui/getting-started/installation/';
/** Its navigation shows the components, and pages of MUI X. */
export const BUTTON = '/material-ui/react-button/';

/** The title of the page that is shown. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A link of the navigation, by its whole name. */
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** Follows a link of the navigation to the page of this title. */
export async function moveTo(page: Page, name: string) {
  await entry(page, name).click();
  await expect(title(page)).toHaveText(name);
}

/** Marks the document, so that a test can tell whether the browser has loaded another one. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Makes sure that no document has been loaded since `markDocument`. */
export async function expectSameDocument(page: Page) {
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

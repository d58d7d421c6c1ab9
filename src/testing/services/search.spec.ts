import type { Page } from '@playwright/test';
import { remember } from '../e2e/page';
import { expect, openPage, test } from './servicesTest';
import type { StandIn } from './startStandIn';

const PAGE = '/material-ui/react-button/';
const QUERY_PATH = '/1/indexes/*/queries';

/** Lets the stand-in answer for Algolia's hosts, which cannot be configured. */
const connect = (page: Page, { port }: StandIn) =>
  page.route(/^https:\/\/app1234-/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}` });
    await route.fulfill({ response });
  });

const field = (page: Page) => page.locator('.DocSearch-Modal').getByRole('searchbox');
const button = (page: Page) => page.locator('.DocSearch-Button');

/** Opens the search of Docusaurus's theme. */
async function openSearch(page: Page, services: StandIn) {
  await connect(page, services);
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test("Docusaurus's own search asks Algolia, in the page's language and version", async ({
  page,
  services,
}) => {
  await openSearch(page, services);
  const asked = () => services.requests.filter(({ path }) => path === QUERY_PATH);
  expect(asked()).toEqual([]);

  await field(page).fill('tabs');
  await expect(page.getByRole('option').first()).toContainText('More tabs than fit.');
  expect(JSON.parse(asked()[0]?.body ?? '')).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'tabs',
        facetFilters: [
          'language:en',
          expect.arrayContaining(['docusaurus_tag:docs-material-ui-current']),
        ],
      },
    ],
  });

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost.*\/material-ui\/react-tabs\/#scrolling$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
});

test('leads on to a page with all results', async ({ page, services }) => {
  await openSearch(page, services);
  await field(page).fill('tabs');
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/search\/?\?q=tabs$/);
  const results = page.getByRole('main');
  await expect(results.getByRole('link', { name: 'Scrolling' })).toBeVisible();
  await expect(results).toContainText('More tabs than fit.');
});

test('its button has its size before its styles have loaded, which come with the dialog', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const before = await button(page).boundingBox();
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  expect(await button(page).boundingBox()).toEqual(before);
});

test('opens by a slash, unless the reader switched it off', async ({ page }) => {
  await openPage(page, PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();

  await remember(page, { 'docs-slash-key': 'off' });
  await openPage(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test('does not open behind a dialog', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page)).toBeHidden();
});

import { expect, openPage, test } from './servicesTest';
import type { Page } from '@playwright/test';

const PAGE = '/material-ui/react-button/';
const QUERY_PATH = '/1/indexes/docs/query';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function search(page: Page, query: string) {
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill(query);
}

test('Algolia finds, in the same list', async ({ page, services }) => {
  await search(page, 'tabs');
  const hit = dialog(page).getByRole('option').first();
  await expect(hit).toContainText('More tabs than fit.');
  await hit.click();
  await expect(page).toHaveURL(/localhost.*\/material-ui\/react-tabs\/#scrolling$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');

  const [asked] = services.requests.filter(({ path }) => path === QUERY_PATH);
  expect(asked?.headers).toMatchObject({
    'x-algolia-application-id': 'APP1234',
    'x-algolia-api-key': 'test-search-key',
  });
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    query: 'tabs',
    facetFilters: ['version:master', 'language:en'],
    optionalFilters: ['productId:material-ui'],
  });
});

test('is asked for nothing before the reader types', async ({ page, services }) => {
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  // It has no index of the site's own pages to offer some of.
  await expect(dialog(page).getByText(/^Names of components, hooks, props/)).toBeVisible();
  expect(services.requests.filter(({ path }) => path === QUERY_PATH)).toEqual([]);
});

test.describe('when it does not answer', () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR|^5\d\d / });

  test('the dialog says so, and asks again', async ({ page, services }) => {
    services.answer(QUERY_PATH, { status: 503 });
    await search(page, 'tabs');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('The search service did not answer.');
    services.reset();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('option').first()).toContainText('More tabs than fit.');
  });
});

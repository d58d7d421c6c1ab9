import { expect, openPage, test } from './servicesTest';

const ALGOLIA = 'https://app1234-dsn.algolia.net/**';

const HIT = {
  objectID: '1',
  type: 'content',
  url: 'https://docs.example.com/material-ui/react-tabs/#scrolling',
  content: 'More tabs than fit.',
  hierarchy: { lvl0: 'Material UI', lvl1: 'Tabs', lvl2: 'Scrolling' },
  _snippetResult: { content: { value: 'More <mark>tabs</mark> than fit.' } },
};

test("Docusaurus's own search asks Algolia, in the page's language and version", async ({
  page,
}) => {
  const requests: unknown[] = [];
  await page.route(ALGOLIA, (route) => {
    requests.push(route.request().postDataJSON());
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { results: [{ hits: [HIT], nbHits: 1, index: 'docs' }] },
    });
  });
  await openPage(page, '/material-ui/react-button/');
  expect(requests).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('tabs');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('More tabs than fit.');
  const [request] = requests as { requests: Record<string, unknown>[] }[];
  expect(request?.requests[0]).toMatchObject({ indexName: 'docs', query: 'tabs' });
  expect(JSON.stringify(request)).toContain('language:en');
  expect(JSON.stringify(request)).toContain('docusaurus_tag:docs-material-ui-current');
});

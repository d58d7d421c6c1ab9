import { listedSitemapItems } from '../node/listedSitemapItems';

const ITEMS = [{ url: 'https://example.com/' }];

test.each([
  ['the default language', '/', ITEMS],
  ['a listed language', '/pt/', ITEMS],
  ['an unlisted language', '/zh/', []],
  ['an unlisted language below a base path', '/docs/zh/', []],
  ['a base path that only looks like one', '/xzh/', ITEMS],
])('%s', async (_, baseUrl, expected) => {
  type Params = Parameters<ReturnType<typeof listedSitemapItems>>[0];
  // Only what the function reads.
  const params = {
    siteConfig: { baseUrl },
    routes: [],
    defaultCreateSitemapItems: async () => ITEMS,
  } as unknown as Params;
  expect(await listedSitemapItems(['en', 'zh', 'pt'], ['en', 'pt'])(params)).toEqual(expected);
});

import { indexedSitemapItems } from '../node/sitemapItems';

const FILES = {
  'versions/': 'src/pages/versions.tsx',
  'material-ui/button/': 'docs/material-ui/button.mdx',
  'material-ui/card/': 'docs/material-ui/card.mdx',
  'material-ui/v5/button/': 'material-ui_versioned_docs/version-v5/button.mdx',
  'experiments/docs/demos/': 'docs/experiments/demos.mdx',
};

function itemsOf(locale: string, listed: readonly string[]) {
  const baseUrl = locale === 'en' ? '/' : `/${locale}/`;
  const createItems = indexedSitemapItems({
    locale,
    listed,
    isTranslated: ({ pathname, source }) =>
      pathname === '/material-ui/button/' && source === '@site/docs/material-ui/button.mdx',
  });
  type Params = Parameters<typeof createItems>[0];
  const url = 'https://example.com';
  // Only what the function reads.
  const params = {
    siteConfig: { url, baseUrl },
    routes: [
      {
        path: baseUrl,
        routes: Object.entries(FILES).map(([path, sourceFilePath]) => ({
          path: `${baseUrl}${path}`,
          metadata: { sourceFilePath },
        })),
      },
    ],
    defaultCreateSitemapItems: async () =>
      ['', ...Object.keys(FILES)].map((path) => ({ url: `${url}${baseUrl}${path}` })),
  } as unknown as Params;
  return createItems(params);
}

test.each([
  ['en', ['en'], ['/', '/versions/', '/material-ui/button/', '/material-ui/card/']],
  ['zh', ['en', 'zh'], ['/zh/', '/zh/versions/', '/zh/material-ui/button/']],
  ['zh', ['en'], []],
])('%s, with %j listed', async (locale, listed, expected) => {
  const items = await itemsOf(locale, listed);
  expect(items.map(({ url }) => url)).toEqual(expected.map((path) => `https://example.com${path}`));
});

import type { DocPage } from '../../../common/html-postbuild/contentPages';
import { isIndexed, pageHead, type HeadSite } from '../node/pageHead';

const page = (pathname: string, own: Partial<DocPage> = {}): [string, DocPage] => [
  pathname,
  {
    productId: 'material-ui',
    versionName: 'current',
    versionRoute: '/material-ui',
    isNewest: true,
    pathname,
    title: 'Button',
    description: '',
    source: '@site/docs/material-ui/button.mdx',
    ...own,
  },
];

const OLD = { versionName: 'v5', versionRoute: '/material-ui/v5', isNewest: false } as const;

const docs = new Map([
  page('/material-ui/getting-started/', { title: 'Overview' }),
  page('/material-ui/button/'),
  page('/material-ui/card/'),
  page('/material-ui/v5/button/', OLD),
  page('/material-ui/v5/hidden/', OLD),
  page('/experiments/docs/demos/'),
]);

const TRANSLATED = new Set(['zh /material-ui/button/', 'pt /material-ui/card/']);

const ENGLISH: HeadSite = {
  url: 'https://example.com',
  locale: 'en',
  listed: [
    { code: 'en', htmlLang: 'en' },
    { code: 'zh', htmlLang: 'zh-CN' },
  ],
  docs,
  pathnames: new Set(['/', '/versions/', ...docs.keys()]),
  isTranslated: ({ pathname }, locale) =>
    locale === 'en' || TRANSLATED.has(`${locale} ${pathname}`),
};
const CHINESE: HeadSite = { ...ENGLISH, locale: 'zh' };
const PORTUGUESE: HeadSite = { ...ENGLISH, locale: 'pt' };

test.each<[string, HeadSite, string, string | null, string[]]>([
  [
    'a translated page',
    ENGLISH,
    '/material-ui/button/',
    '/material-ui/button/',
    ['en', 'zh-CN', 'x-default'],
  ],
  [
    'its translation',
    CHINESE,
    '/material-ui/button/',
    '/zh/material-ui/button/',
    ['en', 'zh-CN', 'x-default'],
  ],
  [
    'a page in English only',
    ENGLISH,
    '/material-ui/card/',
    '/material-ui/card/',
    ['en', 'x-default'],
  ],
  ['a page without translation', CHINESE, '/material-ui/card/', '/material-ui/card/', []],
  ['a page of the site', CHINESE, '/versions/', '/zh/versions/', ['en', 'zh-CN', 'x-default']],
  [
    'a translation into an unlisted language',
    PORTUGUESE,
    '/material-ui/card/',
    '/pt/material-ui/card/',
    [],
  ],
  ['an older version', ENGLISH, '/material-ui/v5/button/', '/material-ui/button/', []],
  [
    'an older version, translated',
    CHINESE,
    '/material-ui/v5/button/',
    '/zh/material-ui/button/',
    [],
  ],
  [
    'what the newest version lacks',
    ENGLISH,
    '/material-ui/v5/hidden/',
    '/material-ui/v5/hidden/',
    ['en', 'x-default'],
  ],
  ['a test page', ENGLISH, '/experiments/docs/demos/', null, []],
  ['the page for unknown addresses', ENGLISH, '/404.html', null, []],
])('%s', (_what, site, pathname, canonical, languages) => {
  const head = pageHead(pathname, site);
  expect(head.canonical).toBe(canonical && `https://example.com${canonical}`);
  expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(languages);
});

test('languages name each other, and the default language in the end', () => {
  const head = pageHead('/material-ui/button/', CHINESE);
  expect(head.alternates.map(({ url }) => url)).toEqual([
    'https://example.com/material-ui/button/',
    'https://example.com/zh/material-ui/button/',
    'https://example.com/material-ui/button/',
  ]);
  expect(pageHead('/material-ui/button/', ENGLISH).alternates).toEqual(head.alternates);
});

test('breadcrumbs lead from the product to the page', () => {
  expect(pageHead('/material-ui/button/', CHINESE).breadcrumbs).toEqual([
    { name: 'Material UI', url: 'https://example.com/zh/material-ui/getting-started/' },
    { name: 'Button', url: 'https://example.com/zh/material-ui/button/' },
  ]);
  expect(pageHead('/material-ui/getting-started/', ENGLISH).breadcrumbs).toEqual([
    { name: 'Material UI', url: 'https://example.com/material-ui/getting-started/' },
  ]);
  expect(pageHead('/versions/', ENGLISH).breadcrumbs).toEqual([]);
});

test('pages that only look like test pages are indexed', () => {
  expect(isIndexed('/material-ui/button/', ENGLISH)).toBe(true);
  expect(isIndexed('/experiments/docs/demos/', ENGLISH)).toBe(false);
});

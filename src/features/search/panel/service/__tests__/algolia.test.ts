import { askService, readServiceAnswer, toServiceRequest, type ServiceQuery } from '../algolia';

const ASKED: ServiceQuery = {
  query: 'button',
  locale: 'en',
  product: null,
  version: null,
  productId: 'material-ui',
  productCategoryId: 'core',
};

const SERVICE = {
  appId: 'APP1234',
  apiKey: 'search-key',
  indexName: 'docs',
  url: 'https://app1234-dsn.algolia.net',
};

it.each<[string, Partial<ServiceQuery>, unknown, unknown]>([
  ['English', {}, ['version:master', 'language:en'], ['productId:material-ui']],
  [
    'another language, and English where it has nothing',
    { locale: 'zh' },
    ['version:master', ['language:zh', 'language:en']],
    ['productId:material-ui', 'language:zh'],
  ],
  [
    'an unknown language',
    { locale: 'xx' },
    ['version:master', 'language:en'],
    ['productId:material-ui'],
  ],
  [
    'a product',
    { product: 'joy-ui' },
    ['version:master', 'language:en', 'productId:joy-ui'],
    ['productId:material-ui'],
  ],
  [
    'a product of several',
    { product: 'x' },
    ['version:master', 'language:en', 'productCategoryId:x'],
    ['productId:material-ui'],
  ],
  ['a version', { version: 'v5' }, ['version:v5', 'language:en'], ['productId:material-ui']],
  [
    'a category',
    { productId: null, productCategoryId: 'x' },
    ['version:master', 'language:en'],
    ['productCategoryId:x'],
  ],
  [
    'no product',
    { productId: null, productCategoryId: null },
    ['version:master', 'language:en'],
    [],
  ],
])('asks for %s', (_, asked, facetFilters, optionalFilters) => {
  expect(toServiceRequest({ ...ASKED, ...asked })).toMatchObject({
    query: 'button',
    hitsPerPage: 40,
    facetFilters,
    optionalFilters,
  });
});

const record = (url: string, hierarchy: object = { lvl1: 'Button' }, rest: object = {}) => ({
  url,
  hierarchy,
  ...rest,
});

const read = (value: unknown, locale = 'en') => readServiceAnswer({ hits: [value] }, locale);

it.each([
  [
    'of any host to this one',
    'https://mui.com/material-ui/react-button/',
    'en',
    '/material-ui/react-button/',
  ],
  ['with its section', 'https://mui.com/x/react-charts/#axis', 'en', '/x/react-charts/#axis'],
  ['to the language', 'https://mui.com/material-ui/icons/', 'zh', '/zh/material-ui/icons/'],
  ['from another language', 'https://mui.com/zh/material-ui/icons/', 'en', '/material-ui/icons/'],
])('brings an address %s', (_, url, locale, expected) => {
  expect(read(record(url), locale)[0]?.url).toBe(expected);
});

it.each([
  ['nothing', null],
  ['no address', record('')],
  ['a script', record('javascript:alert(1)')],
  ['no title', record('https://mui.com/a/', {})],
])('takes %s for no hit', (_, value) => {
  expect(read(value)).toEqual([]);
});

it.each([null, 'x', {}, { hits: 1 }])('takes %j for no answer', (answer) => {
  expect(readServiceAnswer(answer, 'en')).toEqual([]);
});

it('shows what it found, and where', () => {
  const found = record(
    'https://mui.com/material-ui/react-button/#ripple',
    { lvl0: 'Components', lvl1: 'Button', lvl2: 'Ripple' },
    { _snippetResult: { content: { value: 'the <mark>ripple</mark>' } } },
  );
  expect(read(found)).toEqual([
    {
      kind: 'text',
      url: '/material-ui/react-button/#ripple',
      title: 'Ripple',
      parent: 'Button',
      productName: 'Material UI',
      product: 'material-ui',
      version: '',
      isEnglish: false,
      excerpt: [
        { text: 'the ', isMatch: false },
        { text: 'ripple', isMatch: true },
      ],
    },
  ]);
});

it('has each place once, and says what is in English', () => {
  const page = record('https://mui.com/material-ui/icons/');
  const hits = readServiceAnswer({ hits: [page, page] }, 'zh');
  expect(hits).toHaveLength(1);
  expect(hits[0]?.isEnglish).toBe(true);
});

it('asks with the key for searching', async () => {
  const fetchAnswer = jest.fn((_url: string, _init: RequestInit) =>
    Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ hits: [record('https://mui.com/system/')] }),
    }),
  );
  const hits = await askService(SERVICE, ASKED, fetchAnswer);
  expect(hits.map(({ url }) => url)).toEqual(['/system/']);
  const [url, init] = fetchAnswer.mock.calls[0] ?? [];
  expect(url).toBe('https://app1234-dsn.algolia.net/1/indexes/docs/query');
  expect(init?.headers).toMatchObject({
    'X-Algolia-Application-Id': 'APP1234',
    'X-Algolia-API-Key': 'search-key',
  });
});

it('says so when the service refuses', async () => {
  const refuse = () => Promise.resolve({ ok: false, status: 403, json: () => Promise.resolve({}) });
  await expect(askService(SERVICE, ASKED, refuse)).rejects.toThrow('403');
});

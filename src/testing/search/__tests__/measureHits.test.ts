import { PRODUCTS } from '../../../site/products';
import type { BuiltPart } from '../../../../plugins/output/search-index/node';
import { measureHits } from '../measureHits';
import queries from '../queries.json';

const part = (
  product: string,
  version: string,
  base: string,
  titles: readonly string[],
): BuiltPart => ({
  product,
  version,
  part: {
    schema: 1,
    base,
    pages: titles.map((title) => ({ path: `react-${title.toLowerCase()}/`, title })),
  },
});

const PARTS = [
  part('joy-ui', 'current', '/joy-ui/', ['Button']),
  part('material-ui', 'current', '/material-ui/', ['Button', 'Tabs']),
  part('material-ui', 'v5', '/material-ui/v5/', ['Button', 'Hidden']),
];

const at = (from: string, query: string, wanted: string) => ({ from, query, wanted });

it('counts what is first, and what is among the first three and five', () => {
  const figures = measureHits(
    { en: PARTS },
    [],
    [
      at('/joy-ui/react-button/', 'button', '/joy-ui/react-button/'),
      at('/material-ui/react-tabs/', 'button', '/joy-ui/react-button/'),
      at('/', 'hidden', '/material-ui/v5/react-hidden/'),
    ],
  );
  expect(figures).toMatchObject({ count: 3, at1: 1, at3: 2, at5: 2 });
  expect(figures.misses).toEqual([
    expect.objectContaining({ query: 'button', rank: 2, first: '/material-ui/react-button/' }),
    expect.objectContaining({ query: 'hidden', rank: null, first: null }),
  ]);
});

it('searches for what is typed on a page in its language', () => {
  const zh = [part('material-ui', 'current', '/zh/material-ui/', ['Tabs'])];
  const queries = [
    at('/zh/material-ui/', 'tabs', '/zh/material-ui/react-tabs/'),
    at('/pt/', 'tabs', '/pt/material-ui/react-tabs/'),
  ];
  expect(measureHits({ en: PARTS, zh }, [], queries)).toMatchObject({ count: 1, at1: 1 });
});

it('searches the version that is read', () => {
  const queries = [
    at('/material-ui/v5/react-tabs/', 'hidden', '/material-ui/v5/react-hidden/'),
    at('/material-ui/v5/', 'joy button', '/joy-ui/react-button/'),
    at('/material-ui/v5/', 'button', '/material-ui/v5/react-button/'),
  ];
  expect(measureHits({ en: PARTS }, [], queries)).toMatchObject({ count: 3, at1: 3 });
});

it('has icons first where they are meant', () => {
  const icon = (name: string) => `/material-ui/material-icons/?selected=${name}`;
  const queries = [at('/', 'trash', icon('Delete')), at('/', 'hidden tabs', icon('Tab'))];
  const { misses } = measureHits({ en: PARTS }, ['Delete', 'Tab'], queries);
  expect(misses.map(({ query }) => query)).toEqual(['hidden tabs']);
});

it('has enough queries, of all products, none twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const products = new Set(queries.map(({ wanted }) => wanted.split('/')[1]));
  for (const product of PRODUCTS) {
    if (!product.experimental) expect(products).toContain(product.route.split('/')[1]);
  }
  const keys = queries.map(({ from, query }) => `${from} ${query}`);
  expect(new Set(keys).size).toBe(keys.length);
});

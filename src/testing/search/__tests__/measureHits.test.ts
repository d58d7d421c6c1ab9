import type { BuiltPart } from '../builtIndex';
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
  file: '',
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

it('counts what is first, and what is among the first five', () => {
  const figures = measureHits(PARTS, [
    at('/joy-ui/react-button/', 'button', '/joy-ui/react-button/'),
    at('/material-ui/react-tabs/', 'button', '/joy-ui/react-button/'),
    at('/', 'hidden', '/material-ui/v5/react-hidden/'),
  ]);
  expect(figures).toMatchObject({ count: 3, at1: 1, at5: 2 });
  expect(figures.misses).toEqual([
    expect.objectContaining({ query: 'button', rank: 2, first: '/material-ui/react-button/' }),
    expect.objectContaining({ query: 'hidden', rank: null, first: null }),
  ]);
});

it('has enough queries, of all products, none twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
  const products = new Set(queries.map(({ wanted }) => wanted.split('/')[1]));
  expect([...products].sort()).toEqual([
    'base-ui',
    'joy-ui',
    'material-ui',
    'system',
    'toolpad',
    'x',
  ]);
  const keys = queries.map(({ from, query }) => `${from} ${query}`);
  expect(new Set(keys).size).toBe(keys.length);
});

import parts from '@generated/search-index/default/parts';
import { ALL, chooseParts, isInParts, productsOf, versionsOf, type Facets } from '../facets';

const NOWHERE = { product: '', version: '' };
const JOY = { product: 'joy-ui', version: 'current' };
const V5 = { product: 'material-ui', version: 'v5' };

const chosen = (place: typeof NOWHERE, facets: Facets) =>
  chooseParts(parts, place, facets).map(({ product, version }) => `${product} ${version}`);

it.each([
  ['everything at its current version', NOWHERE, ALL, ['material-ui current', 'joy-ui current']],
  ["the reader's product first", JOY, ALL, ['joy-ui current', 'material-ui current']],
  ["the reader's version", V5, ALL, ['material-ui v5', 'joy-ui current']],
  ['a product', V5, { product: 'joy-ui', version: null }, ['joy-ui current']],
  ['its other version', JOY, { product: 'material-ui', version: 'v5' }, ['material-ui v5']],
  [
    'a version that is gone',
    JOY,
    { product: 'material-ui', version: 'v4' },
    ['material-ui current'],
  ],
  ['a product that is gone', JOY, { product: 'gone', version: null }, []],
])('searches %s', (_, place, facets, expected) => {
  expect(chosen(place, facets)).toEqual(expected);
});

it("offers the reader's product first", () => {
  expect(productsOf(parts, JOY)).toEqual(['joy-ui', 'material-ui']);
});

it.each([
  ['of the product that was chosen', JOY, { product: 'material-ui', version: null }, 2],
  ["of the reader's product", V5, ALL, 2],
  ['unless there is only one', JOY, ALL, 0],
])('offers the versions %s', (_, place, facets, count) => {
  expect(versionsOf(parts, place, facets)).toHaveLength(count);
});

it('tells what is in the parts', () => {
  const isIn = isInParts([V5]);
  expect(isIn(V5)).toBe(true);
  expect(isIn({ ...V5, version: 'current' })).toBe(false);
});

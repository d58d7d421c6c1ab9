import path from 'node:path';
import { PRODUCTS } from '../../../../src/site/products';
import { findProductProblems, readProductProblems } from '../node/findProductProblems';

const SITE_DIR = path.resolve(__dirname, '../../../..');

const product = (id: string, changes: object = {}) => ({
  id,
  name: id,
  logo: 'docs' as const,
  route: `/${id}`,
  href: `/${id}/`,
  packageName: null,
  olderVersions: [],
  parts: [],
  ...changes,
});

const SOURCES = {
  list: "const FAMILIES = [\n  {\n    id: 'grove',\n  },\n  {\n    id: 'orchard',\n  },\n];",
  logos: "export const MARKS = {\n  docs: (\n  'base-ui': (\n};",
  descriptions: { grove: 'Trees.', orchard: 'Fruit.' },
  folders: ['grove', 'orchard'],
};

test.each([
  ['nothing', [product('grove'), product('orchard', { logo: 'base-ui' })], {}, []],
  [
    'a logo',
    [product('grove', { logo: 'joy-ui' })],
    {},
    ['src/site/products.ts:3: there is no logo "joy-ui"; draw it in src/ui/ProductLogo/marks.tsx.'],
  ],
  [
    'a description',
    [product('grove', { parts: [product('orchard')] })],
    { descriptions: { grove: 'Trees.' } },
    [
      'src/site/products.ts:6: say what it is in "productMenus.descriptions.orchard" of ' +
        'i18n/en/dictionary.json.',
    ],
  ],
  [
    'a folder',
    [product('orchard')],
    { folders: [] },
    ['src/site/products.ts:6: there is no folder docs/orchard; add it with a page.'],
  ],
  [
    'a path',
    [product('grove', { route: 'grove/' })],
    {},
    ['src/site/products.ts:3: the route "grove/" is not a path like "/grove".'],
  ],
  [
    'an id of its own',
    [product('grove'), product('grove')],
    {},
    ['src/site/products.ts:3: there are two products "grove"; give one another id.'],
  ],
])('a product that lacks %s', (_, products, changes, problems) => {
  expect(findProductProblems(products, { ...SOURCES, ...changes })).toEqual(problems);
});

test('those of the site lack nothing', () => {
  expect(PRODUCTS.length).toBeGreaterThan(5);
  expect(readProductProblems(SITE_DIR)).toEqual([]);
});

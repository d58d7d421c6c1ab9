import type { LocaleCode } from '../locales';
import { PRODUCT_PACKAGES } from '../productPackages';
import { PRODUCT_FACES, type ProductFace } from '../products';
import { versionMenu } from '../versionMenu';

const faceOf = (id: string): ProductFace => {
  const face = PRODUCT_FACES.find((candidate) => candidate.id === id);
  if (!face) throw new Error(`No product ${id}`);
  return face;
};

const versions = Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1.2.3']));

test.each<[string, LocaleCode, string[]]>([
  [
    'material-ui',
    'en',
    [
      'v1.2.3 current',
      'v1.2.3 /material-ui/v5/getting-started/',
      'v4 https://v4.mui.com/getting-started/installation/',
    ],
  ],
  [
    'system',
    'zh',
    [
      'v1.2.3 current',
      'v5 https://v5.mui.com/zh/system/getting-started/',
      'v4 https://v4.mui.com/zh/system/basics/',
    ],
  ],
  ['joy-ui', 'en', ['v1.2.3 current']],
  ['base-ui', 'pt', ['v1.2.3 current']],
  [
    'x',
    'pt',
    [
      'v1.2.3 current',
      'v6 https://v6.mui.com/pt/x/introduction/',
      'v5 https://v5.mui.com/pt/x/introduction/',
      'v4 https://v4.mui.com/pt/components/data-grid/',
    ],
  ],
  [
    'x-data-grid',
    'en',
    [
      'v1.2.3 current',
      'v6 https://v6.mui.com/x/react-data-grid/',
      'v5 https://v5.mui.com/x/react-data-grid/',
      'v4 https://v4.mui.com/components/data-grid/',
    ],
  ],
  [
    'x-date-pickers',
    'en',
    [
      'v1.2.3 current',
      'v6 https://v6.mui.com/x/react-date-pickers/',
      'v5 https://v5.mui.com/x/react-date-pickers/getting-started/',
    ],
  ],
  ['x-charts', 'en', ['v1.2.3 current', 'v6 https://v6.mui.com/x/react-charts/']],
  [
    'x-tree-view',
    'en',
    ['v1.2.3 current', 'v6 https://v6.mui.com/x/react-tree-view/getting-started/'],
  ],
  ['toolpad-core', 'en', ['v1.2.3 current']],
  ['toolpad-studio', 'en', []],
  ['experiments', 'en', []],
])('the version menu of %s in %s', (productId, locale, expected) => {
  const menu = versionMenu(faceOf(productId), { versions, locale });
  expect(menu.map(({ label, href }) => `${label} ${href ?? 'current'}`)).toEqual(expected);
});

test('a version that was not read is an error, not an empty label', () => {
  expect(() => versionMenu(faceOf('joy-ui'), { versions: {}, locale: 'en' })).toThrow(
    'The version of @mui/joy is not known; joy-ui needs it.',
  );
});

test('a reader of an older version gets from it to the newest', () => {
  const menu = versionMenu(faceOf('material-ui'), {
    versions: { ...versions, 'material-v5': '5.16.7' },
    locale: 'en',
    shownVersion: 'v5',
  });
  expect(menu.slice(0, 2)).toEqual([
    { label: 'v1.2.3', version: 'current', href: '/material-ui/getting-started/' },
    { label: 'v5.16.7', version: 'v5' },
  ]);
});

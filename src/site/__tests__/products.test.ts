import english from '../../../i18n/en/dictionary.json';
import type { LocaleCode } from '../locales';
import { getProductIdentity } from '../productIdentity';
import {
  findProductFace,
  PRODUCT_GROUPS,
  PRODUCT_PACKAGES,
  PRODUCTS,
  versionMenu,
} from '../products';

const versions = Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1.2.3']));

test('the family has its products, each with its own route, folder and tree', () => {
  expect(PRODUCTS.map(({ id, route, docsPath }) => `${id} ${route} ${docsPath}`)).toEqual([
    'material-ui /material-ui docs/material-ui',
    'base-ui /base-ui docs/base-ui',
    'joy-ui /joy-ui docs/joy-ui',
    'system /system docs/system',
    'x /x docs/x',
    'toolpad /toolpad docs/toolpad',
    'experiments /experiments/docs docs/experiments',
  ]);
});

test('the product selector shows families by their parts and leaves test pages out', () => {
  expect(
    PRODUCT_GROUPS.map(({ labelKey, beta, faces }) => [labelKey, beta, faces.map(({ id }) => id)]),
  ).toEqual([
    [null, false, ['material-ui', 'base-ui', 'joy-ui', 'system']],
    ['productMenus.groups.x', false, ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']],
    ['productMenus.groups.toolpad', true, ['toolpad-core', 'toolpad-studio']],
  ]);
});

test('every description is in the dictionary', () => {
  const keys = PRODUCTS.flatMap((product) => [product, ...product.parts]).map(
    ({ descriptionKey }) => descriptionKey.split('.').pop(),
  );
  expect(keys.sort()).toEqual(Object.keys(english.productMenus.descriptions).sort());
});

test.each([
  ['/material-ui/react-button/', 'Material UI'],
  ['/zh/joy-ui/', 'Joy UI'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/introduction/', 'MUI X'],
  ['/x/react-unknown/', 'MUI X'],
  ['/toolpad/core/introduction/', 'Toolpad Core'],
  ['/toolpad/studio/', 'Toolpad Studio'],
  ['/experiments/docs/headers/', 'Docs Infra'],
  ['/versions/', undefined],
  ['/', undefined],
])('the face of %s is %s', (pathname, name) => {
  expect(findProductFace(getProductIdentity(pathname))?.name).toBe(name);
});

describe('versionMenu', () => {
  const all = 'View all versions /versions/';

  test.each<[string, LocaleCode, string[]]>([
    [
      'material-ui',
      'en',
      [
        'v1.2.3 current',
        'v1.2.3 /material-ui/v5/getting-started/',
        'v4 https://v4.mui.com/getting-started/installation/',
        all,
      ],
    ],
    ['system', 'zh', ['v1.2.3 current', 'v4 https://v4.mui.com/zh/system/basics/', all]],
    ['joy-ui', 'en', ['v1.2.3 current', all]],
    ['base-ui', 'pt', ['v1.2.3 current', all]],
    [
      'x',
      'pt',
      [
        'v1.2.3 current',
        'v6 https://v6.mui.com/pt/x/introduction/',
        'v5 https://v5.mui.com/pt/x/introduction/',
        'v4 https://v4.mui.com/pt/components/data-grid/',
        all,
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
        all,
      ],
    ],
    [
      'x-date-pickers',
      'en',
      [
        'v1.2.3 current',
        'v6 https://v6.mui.com/x/react-date-pickers/',
        'v5 https://v5.mui.com/x/react-date-pickers/getting-started/',
        all,
      ],
    ],
    ['x-charts', 'en', ['v1.2.3 current', 'v6 https://v6.mui.com/x/react-charts/', all]],
    [
      'x-tree-view',
      'en',
      ['v1.2.3 current', 'v6 https://v6.mui.com/x/react-tree-view/getting-started/', all],
    ],
    ['toolpad-core', 'en', ['v1.2.3 current', all]],
    ['toolpad-studio', 'en', [all]],
    ['experiments', 'en', [all]],
    ['x-unknown', 'en', [all]],
  ])('%s in %s', (productId, locale, expected) => {
    const menu = versionMenu(productId, { versions, locale });
    expect(
      menu.map(({ label, href, current }) => `${label} ${current ? 'current' : href}`),
    ).toEqual(expected);
  });

  test('a version that was not read is an error, not an empty label', () => {
    expect(() => versionMenu('joy-ui', { versions: {}, locale: 'en' })).toThrow(
      'The version of @mui/joy is not known; joy-ui needs it.',
    );
  });

  test('a reader of an older version gets from it to the newest', () => {
    const menu = versionMenu('material-ui', {
      versions: { ...versions, 'material-v5': '5.16.7' },
      locale: 'en',
      shownVersion: 'v5',
    });
    expect(menu.slice(0, 2)).toEqual([
      { label: 'v1.2.3', version: 'current', href: '/material-ui/getting-started/' },
      { label: 'v5.16.7', version: 'v5', current: true },
    ]);
  });
});

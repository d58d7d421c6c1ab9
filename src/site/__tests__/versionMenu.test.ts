import type { LocaleCode } from '../locales';
import { PRODUCT_PACKAGES } from '../productPackages';
import { versionMenu } from '../versionMenu';

const versions = Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1.2.3']));
const all = 'All versions /versions/';

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
  [
    'system',
    'zh',
    [
      'v1.2.3 current',
      'v5 https://v5.mui.com/zh/system/getting-started/',
      'v4 https://v4.mui.com/zh/system/basics/',
      all,
    ],
  ],
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
])('the version menu of %s in %s', (productId, locale, expected) => {
  const menu = versionMenu(productId, { versions, locale });
  expect(menu.map(({ label, href, current }) => `${label} ${current ? 'current' : href}`)).toEqual(
    expected,
  );
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

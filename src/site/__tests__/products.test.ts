import { PRODUCT_GROUPS } from '../productGroups';
import { getProductIdentity } from '../productIdentity';
import { findProductFace, PRODUCTS } from '../products';

test('the family has its products, each with its own route, folder and tree', () => {
  expect(PRODUCTS.map(({ id, route }) => `${id} ${route}`)).toEqual([
    'material-ui /material-ui',
    'base-ui /base-ui',
    'joy-ui /joy-ui',
    'system /system',
    'x /x',
    'toolpad /toolpad',
    'experiments /experiments/docs',
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

test.each([
  ['/material-ui/react-button/', 'Material UI'],
  ['/zh/joy-ui/', 'Joy UI'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/introduction/', 'MUI X'],
  ['/x/react-unknown/', 'MUI X'],
  ['/toolpad/core/introduction/', 'Toolpad Core'],
  ['/toolpad/studio/', 'Toolpad Studio'],
  ['/experiments/docs/headers/', 'Docs Infra'],
  ['/x/api/data-grid/data-grid/', 'Data Grid'],
  ['/versions/', 'MUI'],
  ['/production-error/', 'MUI'],
  ['/', undefined],
])('the face of %s is %s', (pathname, name) => {
  expect(findProductFace(getProductIdentity(pathname))?.name).toBe(name);
});

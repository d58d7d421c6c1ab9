import { findProduct } from '../saved/findProduct';

test.each([
  ['/system/react-box/', 'system'],
  ['/zh/material-ui/react-button/', 'material-ui'],
  ['/x/react-data-grid/', 'x'],
  ['/x', 'x'],
  ['/', undefined],
  ['/versions/', undefined],
  ['/systematic/', undefined],
  ['/experiments/docs/demos/', undefined],
])('%s is a page of %s', (path, expected) => {
  expect(findProduct(path)?.id).toBe(expected);
});

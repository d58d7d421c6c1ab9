import { isRelative, resolveFile } from '../resolveFile';

test.each([
  ['./orders', true],
  ['../orders', true],
  ['.', true],
  ['..', true],
  ['.hidden', false],
  ['@mui/material', false],
  ['react', false],
  ['/orders', false],
])('%s is relative: %s', (request, expected) => {
  expect(isRelative(request)).toBe(expected);
});

const FILES = [
  'Demo.tsx',
  'orders.ts',
  'Orders.css',
  'prices.json',
  'parts/Row.jsx',
  'parts/index.ts',
  'parts/cell.js',
  '../common/format.ts',
];

test.each<[string, string, string | null]>([
  ['./orders', 'Demo.tsx', 'orders.ts'],
  ['./orders.ts', 'Demo.tsx', 'orders.ts'],
  ['./Orders.css', 'Demo.tsx', 'Orders.css'],
  ['./prices', 'Demo.tsx', 'prices.json'],
  ['./parts/Row', 'Demo.tsx', 'parts/Row.jsx'],
  ['./parts', 'Demo.tsx', 'parts/index.ts'],
  ['./cell', 'parts/Row.jsx', 'parts/cell.js'],
  ['.', 'parts/Row.jsx', 'parts/index.ts'],
  ['../orders', 'parts/Row.jsx', 'orders.ts'],
  ['../common/format', 'Demo.tsx', '../common/format.ts'],
  ['./../common/format', 'Demo.tsx', '../common/format.ts'],
  ['./missing', 'Demo.tsx', null],
  ['./Orders', 'Demo.tsx', null],
  ['../orders', 'Demo.tsx', null],
])('%s in %s is %s', (request, importer, expected) => {
  expect(resolveFile(request, importer, FILES)).toBe(expected);
});

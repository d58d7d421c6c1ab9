import { demoAnchors } from '../demoLinks';

test.each([
  [[], ['Orders']],
  [
    ['system'],
    ['Orders', 'system-Orders', 'Orders.tsx', 'system-Orders.tsx', 'Orders.js', 'system-Orders.js'],
  ],
  [
    ['system', 'css'],
    [
      'Orders',
      'system-Orders',
      'css-Orders',
      'Orders.tsx',
      'system-Orders.tsx',
      'css-Orders.tsx',
      'Orders.js',
      'system-Orders.js',
      'css-Orders.js',
    ],
  ],
] as const)('a demo in the stylings %j can be linked to by %j', (stylings, expected) => {
  expect(demoAnchors('Orders', stylings)).toEqual(expected);
});

import { toNavTree } from '../node/readNavTree';

const products = ['x', 'system'];
const tree = [{ pathname: '/x' }];

test.each([
  ['a module with a default export', { default: { x: tree } }],
  ['a module that is its default export', { x: tree }],
  ['trees of older versions', { default: { x: tree, 'x@v5': [], 'system@v5': [] } }],
])('%s', (_name, module) => {
  expect(toNavTree(module, 'x', products)).toBe(tree);
});

test.each([
  ['no trees', { default: [] }, 'sidebars.ts: export an object of trees, by product, as default.'],
  ['nothing', undefined, 'sidebars.ts: export an object of trees, by product, as default.'],
  [
    'a tree of no product',
    { x: tree, y: [] },
    'sidebars.ts › y: there is no product "y"; there are x, system.',
  ],
  ['no tree of the product', { system: [] }, 'sidebars.ts: there is no tree "x"; add one.'],
])('%s', (_name, module, message) => {
  expect(() => toNavTree(module, 'x', products)).toThrow(message);
});

import { parse } from 'postcss';
import { propertyNames, removeUnusedProperties } from '../node/removeUnusedProperties';

const removeFrom = (css: string) => {
  const root = parse(css);
  removeUnusedProperties(root, new Set(propertyNames('a{color:var(--ifm-named)}')));
  return root.toString();
};

test.each([
  ['one that nothing names', ':root{--ifm-a:red}', ':root{}'],
  ['one that a rule names', 'a{color:var(--ifm-a, red)}:root{--ifm-a:red}', undefined],
  ['in both modes', ':root{--ifm-a:red}.dark{--ifm-a:blue}', ':root{}.dark{}'],
  ['one that is named elsewhere', ':root{--ifm-named:red}', undefined],
  ['what a kept one refers to', ':root{--ifm-named:calc(2*var(--ifm-a));--ifm-a:1px}', undefined],
  ['what only an unused one refers to', ':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}', ':root{}'],
  [
    'a name that starts alike',
    'a{top:var(--ifm-a-b)}:root{--ifm-a:1px;--ifm-a-b:2px}',
    'a{top:var(--ifm-a-b)}:root{--ifm-a-b:2px}',
  ],
  ['a property of others', ':root{--space-1:8px}', undefined],
])('%s', (_, css, left) => {
  expect(removeFrom(css)).toBe(left ?? css);
});

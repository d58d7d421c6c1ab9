import { addNavEntry } from '../node/addNavEntry';

const SIDEBARS = `export default {
  'material-ui': [
    { pathname: '/material-ui/components/inputs', children: [{ pathname: '/material-ui/react-button' }, { pathname: '/material-ui/react-slider' }] },
    { pathname: '/material-ui/guides/a' },
  ],
  system: [{ pathname: '/system/react-box' }],
};`;

test.each([
  [
    'after its family',
    '/material-ui/react-chip',
    undefined,
    "react-slider' }, { pathname: '/material-ui/react-chip' }",
  ],
  [
    'after its folder',
    '/material-ui/guides/b',
    undefined,
    "guides/a' }, { pathname: '/material-ui/guides/b' }",
  ],
  [
    'before its successor in a group',
    '/material-ui/react-autocomplete',
    'inputs',
    "[{ pathname: '/material-ui/react-autocomplete' }, { pathname: '/material-ui/react-button' }",
  ],
  [
    'between its neighbors in a group',
    '/material-ui/react-chip',
    'inputs',
    "react-button' }, { pathname: '/material-ui/react-chip' }, { pathname: '/material-ui/react-slider",
  ],
  [
    'at the end of a group',
    '/material-ui/react-tabs',
    'inputs',
    "react-slider' }, { pathname: '/material-ui/react-tabs' }]",
  ],
])('adds a page %s', (_, pathname, group, expected) => {
  expect(addNavEntry(SIDEBARS, 'material-ui', pathname, group)).toContain(expected);
});

test.each([
  ['no such group', 'material-ui', '/material-ui/react-chip', 'outputs'],
  ['no such family', 'material-ui', '/material-ui/integrations/a', undefined],
  ['no such product', 'x', '/x/react-chip', undefined],
])('leaves it to the author: %s', (_, product, pathname, group) => {
  expect(addNavEntry(SIDEBARS, product, pathname, group)).toBeUndefined();
});

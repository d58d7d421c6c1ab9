import { THEME_ADDRESS } from '../themeAddress';
import { isWithin, toCode, toPath, withParents } from '../themePath';

test.each([
  [['palette', 'primary', 'main'], 'theme.palette.primary.main'],
  [['shadows', '4'], 'theme.shadows[4]'],
  [['palette', 'grey', '500'], 'theme.palette.grey[500]'],
  [['mixins', '@media print'], "theme.mixins['@media print']"],
])('%j in code', (keys, code) => {
  expect(toCode(keys)).toBe(code);
});

test('a path has its groups, from the outside in', () => {
  expect(toPath(['palette', 'primary'])).toBe('$.palette.primary');
  expect(withParents('$.palette.primary')).toEqual(['$.palette', '$.palette.primary']);
  expect(withParents('')).toEqual([]);
  expect(withParents('palette.primary')).toEqual([]);
});

test('a group contains itself and what is inside', () => {
  expect(isWithin('$.palette.primary', '$.palette')).toBe(true);
  expect(isWithin('$.palette', '$.palette')).toBe(true);
  expect(isWithin('$.shadows', '$.palette')).toBe(false);
  expect(isWithin('$.zIndexes', '$.zIndex')).toBe(false);
});

test.each([
  ['', { path: '', mode: 'light' }],
  ['?expand-path=$.palette.primary', { path: '$.palette.primary', mode: 'light' }],
  ['?expand-path=%24.shadows&mode=dark', { path: '$.shadows', mode: 'dark' }],
  ['?mode=sepia', { path: '', mode: 'light' }],
])('parses %s', (search, view) => {
  expect(THEME_ADDRESS.parse(search)).toEqual(view);
});

test('other parameters stay, and defaults are left out', () => {
  const { serialize } = THEME_ADDRESS;
  expect(serialize('?a=1', { path: '$.palette', mode: 'dark' })).toBe(
    '?a=1&expand-path=$.palette&mode=dark',
  );
  expect(serialize('?mode=dark', { path: '', mode: 'light' })).toBe('');
});

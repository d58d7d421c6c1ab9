import {
  DOCUMENTED_MEMBERS,
  findMember,
  findMemberByAddress,
  findMemberId,
} from '../documentedMembers';

test('every documented component and hook has an id of its own', () => {
  const ids = DOCUMENTED_MEMBERS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['material-ui/button', '@mui/material', 'Button'],
  ['material-ui/timeline', '@mui/lab', 'Timeline'],
  ['base-ui/menu', '@mui/base', 'Menu'],
  ['base-ui/use-menu', '@mui/base', 'useMenu'],
  ['x/data-grid/data-grid', '@mui/x-data-grid', 'DataGrid'],
  ['toolpad/core/use-dialogs', '@toolpad/core', 'useDialogs'],
])('%s is %s %s', (id, packageName, name) => {
  expect(findMember(id)).toEqual({ id, packageName, name });
  expect(findMemberId(packageName, name)).toBe(id);
});

test.each([
  ['material-ui/button', 'material-ui/button'],
  ['/material-ui/api/button/', 'material-ui/button'],
  ['/x/api/data-grid/data-grid', 'x/data-grid/data-grid'],
  ['material-ui/buton', undefined],
  ['', undefined],
])('a translator may say %j', (address, expected) => {
  expect(findMemberByAddress(address)?.id).toBe(expected);
});

test('what is not documented has no id', () => {
  expect(findMemberId('@mui/material', 'ThemeProvider')).toBeUndefined();
});

import { parseNote } from '../parseNote';

const API = '/material-ui/api';
const text = (value: string) => ({ text: value, isCode: false });
const code = (value: string) => ({ text: value, isCode: true });

test.each([
  [
    'Use `slotProps.input` instead.\nIt is gone in v7.',
    [text('Use '), code('slotProps.input'), text(' instead. It is gone in v7.')],
  ],
  [
    'Use the [`Grid2`](https://mui.com/material-ui/react-grid2/) component instead.',
    [
      text('Use the '),
      { ...code('Grid2'), href: 'https://mui.com/material-ui/react-grid2/' },
      text(' component instead.'),
    ],
  ],
  [
    'Combine [.MuiTab-icon](/material-ui/api/tab/#tab-classes-icon) , more.',
    [
      text('Combine '),
      { ...code('.MuiTab-icon'), href: '/material-ui/api/tab/#tab-classes-MuiTab-icon' },
      text(', more.'),
    ],
  ],
  ['use it, or `slots`.', [text('Use it, or '), code('slots'), text('.')]],
  // Only known pages are linked.
  ['See [a page](/material-ui/other/).', [text('See '), text('a page'), text('.')]],
  ['See [a script](javascript:void).', [text('See '), text('a script'), text('.')]],
  ['See [.MuiX-a](/elsewhere/api/x/#x-classes-a)', [text('See '), code('.MuiX-a')]],
])('%s', (note, expected) => {
  expect(parseNote(note, API)).toEqual(expected);
});

test.each([
  'Use it. See [Migrating from deprecated APIs](https://mui.com/material-ui/migration/migrating-from-deprecated-apis/) for more details.',
  'Use it. See [Migrating from deprecated APIs](/material-ui/migration/migrating-from-deprecated-apis/) for more details',
  'Use it. [How to migrate](/material-ui/migration/migrating-from-deprecated-apis/).',
])('leaves the reference to the guide away: %s', (note) => {
  expect(parseNote(note, API)).toEqual([text('Use it.')]);
});

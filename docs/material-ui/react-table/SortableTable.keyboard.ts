export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous sort label, checkbox, button or scrollable container',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Patient"' },
        { press: 'Tab', focus: 'button "Test"' },
        { press: 'Shift + Tab', focus: 'button "Patient"' },
        { in: 'SelectableTable', from: 'before the demo', press: 'Tab' },
        { focus: 'checkbox "Select all results"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a sort label: calls `onClick`',
      walk: [
        { from: 'button "Patient"', press: 'Enter' },
        { shows: 'columnheader "Patient"[aria-sort="ascending"]', focus: 'button "Patient"' },
        { press: 'Space', shows: 'columnheader "Patient"[aria-sort="descending"]' },
      ],
    },
    {
      keys: ['Page Down', 'End'],
      does: 'In a scrollable container: scrolls it',
      walk: [
        { in: 'VirtualTable', from: 'region "Archive of samples"', press: 'Page Down' },
        { shows: 'rowheader "S-10012"' },
        { press: 'End', shows: 'rowheader "S-15000"' },
      ],
    },
  ],
  roles: [
    {
      role: 'table',
      name: 'Samples that wait in the laboratory',
      means: '`Table`. You supply the name.',
    },
    {
      role: 'columnheader',
      name: 'Minutes',
      states: { 'aria-sort': 'descending', scope: 'col' },
      means: 'A cell in `TableHead`. `sortDirection` sets `aria-sort`.',
    },
    {
      role: 'button',
      name: 'Patient',
      states: { tabindex: '0' },
      means: '`TableSortLabel`, a `<span>`.',
    },
    {
      role: 'rowheader',
      name: 'Ella Park',
      states: { scope: 'row' },
      means: 'A cell in `TableBody` with `component="th"` and `scope="row"`.',
    },
    {
      role: 'checkbox',
      name: 'Select all results',
      states: { 'data-indeterminate': 'true' },
      means:
        'The checkbox of all rows, while some are selected. You supply the name and the native `indeterminate` property.',
      after: [{ in: 'SelectableTable' }],
    },
    {
      role: 'row',
      name: 'S-10001 Blood count 1',
      states: { 'aria-rowindex': '2' },
      means: 'A virtualized row. You supply the index.',
      after: [{ in: 'VirtualTable' }],
    },
  ],
} satisfies KeyboardFile;

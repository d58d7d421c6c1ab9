export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Next button, checkbox or scrollable container',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Guests"' },
        { in: 'SelectableTable', from: 'before the demo', press: 'Tab' },
        { focus: 'checkbox "All guests are here"' },
        { press: 'Tab', focus: 'checkbox "Amira is here"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button in a header: sorts the rows',
      walk: [
        { from: 'button "Guests"', press: 'Enter' },
        { shows: 'columnheader "Guests"[aria-sort="descending"]', focus: 'button "Guests"' },
        { press: 'Space', shows: 'columnheader "Guests"[aria-sort="ascending"]' },
      ],
    },
  ],
  roles: [
    {
      role: 'table',
      name: 'Walks by guests',
      means: '`Table`. You supply the name, in `aria-label` or a `<caption>`.',
    },
    {
      role: 'columnheader',
      name: 'Guests',
      states: { 'aria-sort': 'ascending', scope: 'col' },
      means: 'A `<th>` in the `<thead>`. You supply the state.',
    },
    {
      role: 'rowheader',
      name: 'Old harbor',
      states: { scope: 'row' },
      means: 'A `<th scope="row">` in the `<tbody>`.',
      after: [{ in: 'WalkTable' }],
    },
    {
      role: 'checkbox',
      name: 'Jonas is here',
      means: 'The checkbox of a row. You supply its name.',
      after: [{ in: 'SelectableTable' }],
    },
    {
      role: 'region',
      name: 'Visitors on Sunday',
      states: { tabindex: '0' },
      means: 'A container that scrolls. You supply role, name and tab stop.',
      after: [{ in: 'StickyTable' }],
    },
  ],
} satisfies KeyboardFile;

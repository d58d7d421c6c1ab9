export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Next `ListItemButton` or control in a list; skips plain items',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Novels"' },
        { press: 'Tab', focus: 'button "Science"' },
        { in: 'ReservationList', from: 'before the demo', press: 'Tab' },
        { focus: 'button "Cancel A Room of One’s Own"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick` of a `ListItemButton`; a link reacts to `Enter` only',
      walk: [
        { from: 'button "Novels"', press: 'Enter', shows: 'status:has-text("aisle 4")' },
        { from: 'button "Maps"', press: 'Space', shows: 'status:has-text("Reading room")' },
        { in: 'SelectedList', from: 'link "Fees"', press: 'Enter', clicks: 'link "Fees"' },
      ],
    },
  ],
  roles: [
    {
      role: 'list',
      name: 'Shelves',
      means: '`List`, a `<ul>`. You supply the role for Safari, and the name.',
    },
    { role: 'listitem', means: '`ListItem`, a `<li>`.' },
    {
      role: 'button',
      name: 'Novels',
      states: { tabindex: '0' },
      means: '`ListItemButton`, a `<div>`. Its content is its name.',
    },
    {
      role: 'link',
      name: 'My loans',
      states: { href: '…', 'aria-current': 'page' },
      means: 'A `ListItemButton` with `href`. You supply `aria-current`.',
      after: [{ in: 'SelectedList' }],
    },
    {
      role: 'button',
      name: 'History',
      states: { 'aria-expanded': 'true' },
      means: 'A button with a nested list. You supply `aria-expanded`.',
      after: [{ in: 'NestedList' }],
    },
    {
      role: 'link',
      name: 'Old Mill Closed for repairs',
      states: { 'aria-disabled': 'true', tabindex: '-1' },
      means: 'A `disabled` link or button.',
      after: [{ in: 'DisabledItems' }],
    },
  ],
} satisfies KeyboardFile;

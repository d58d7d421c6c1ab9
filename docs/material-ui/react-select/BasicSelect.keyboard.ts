export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the field; in the open list, closes it without a change',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'combobox' },
        { press: ['Enter', 'Arrow Down', 'Tab'], hides: 'listbox' },
        { shows: 'combobox:has-text("Palace")' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the list',
      walk: [
        { from: 'combobox', press: 'Enter', shows: 'listbox' },
        { press: 'Escape', hides: 'listbox' },
        { press: 'Space', shows: 'listbox' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list; moves in it and stops at both ends',
      walk: [
        { from: 'combobox', press: 'Arrow Down', shows: 'listbox', focus: 'option "Palace"' },
        { press: 'Arrow Down', focus: 'option "Arsenal"' },
        { press: ['Arrow Up', 'Arrow Up'], focus: 'option "Palace"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last option of the open list',
      walk: [
        { from: 'combobox', press: ['Enter', 'End'], focus: 'option "Garden Cinema"' },
        { press: 'Home', focus: 'option "Palace"' },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'In the open list, moves to the next option that begins with it',
      walk: [{ from: 'combobox', press: ['Enter', 'g'], focus: 'option "Garden Cinema"' }],
    },
    {
      keys: { words: '`Enter` on an option' },
      does: 'Chooses the option and closes the list; with `multiple`, the list stays open',
      walk: [
        { from: 'combobox', press: ['Enter', 'Arrow Down', 'Enter'], hides: 'listbox' },
        { shows: 'combobox:has-text("Arsenal")', focus: 'combobox' },
        { in: 'GenreSelect', from: 'combobox', press: ['Enter', 'Enter'], shows: 'listbox' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the list without a change',
      walk: [
        { from: 'combobox', press: ['Enter', 'Arrow Down', 'Escape'], hides: 'listbox' },
        { shows: 'combobox:has-text("Palace")' },
      ],
    },
  ],
  roles: [
    {
      role: 'combobox',
      states: { 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-labelledby': '…' },
      means: 'The field. `labelId` and the shown value are its name.',
    },
    {
      role: 'listbox',
      name: 'Venue',
      means: 'The open list. `labelId` names it.',
      after: [{ from: 'combobox', press: 'Enter' }],
    },
    {
      role: 'option',
      name: 'Palace',
      states: { 'aria-selected': 'true' },
      means: 'A `MenuItem` in the list.',
      after: [{ from: 'combobox', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the field; in the open list, closes it without a change',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'combobox' },
        { press: ['Enter', 'Arrow Down', 'Tab'], hides: 'listbox' },
        { shows: 'combobox:has-text("Second class")' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the list at the chosen option',
      walk: [
        { from: 'combobox', press: 'Enter', shows: 'listbox', focus: 'option "Second class"' },
        { press: 'Escape', hides: 'listbox' },
        { press: 'Space', shows: 'listbox', focus: 'option "Second class"' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list; moves in it, and from one end to the other',
      walk: [
        { from: 'combobox', press: 'Arrow Down', shows: 'listbox', focus: 'option "Second class"' },
        { press: 'Arrow Down', focus: 'option "Sleeper"' },
        { press: 'Arrow Down', focus: 'option "First class"' },
        { press: 'Arrow Up', focus: 'option "Sleeper"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last option of the open list',
      walk: [
        { from: 'combobox', press: ['Enter', 'End'], focus: 'option "Sleeper"' },
        { press: 'Home', focus: 'option "First class"' },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'In the open list, moves to the next option that begins with it',
      walk: [{ from: 'combobox', press: ['Enter', 'f'], focus: 'option "First class"' }],
    },
    {
      keys: { words: '`Enter` or `Space` on an option' },
      does: 'Chooses the option and closes the list; with `multiple`, the list stays open',
      walk: [
        { from: 'combobox', press: ['Enter', 'Arrow Down', 'Enter'], hides: 'listbox' },
        { shows: 'combobox:has-text("Sleeper")', focus: 'combobox' },
        { press: ['Enter', 'Home', 'Space'], hides: 'listbox' },
        { shows: 'combobox:has-text("First class")', focus: 'combobox' },
        { in: 'MultipleSelect', from: 'combobox', press: ['Enter', 'Enter'], shows: 'listbox' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the list without a change and returns the focus',
      walk: [
        { from: 'combobox', press: ['Enter', 'Arrow Down', 'Escape'], hides: 'listbox' },
        { shows: 'combobox:has-text("Second class")', focus: 'combobox' },
      ],
    },
  ],
  roles: [
    {
      role: 'combobox',
      name: 'Class',
      states: { 'aria-expanded': 'false', 'aria-controls': '…' },
      means: 'The button. The `<label>` names it.',
    },
    {
      role: 'listbox',
      name: 'Class',
      means: 'The open list. You supply its name.',
      after: [{ from: 'combobox', press: 'Enter' }],
    },
    {
      role: 'option',
      name: 'Second class',
      states: { 'aria-selected': 'true' },
      means: 'An `Option` in the list.',
      after: [{ from: 'combobox', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

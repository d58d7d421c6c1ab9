export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the select',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'combobox "Cabin"' }],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list at the selected option; next and previous option',
      walk: [
        { from: 'combobox', press: 'Arrow Down', shows: 'listbox' },
        { focus: 'option "Inside cabin"' },
        { press: 'Arrow Down', focus: 'option "Window cabin"' },
        { press: 'Arrow Up', focus: 'option "Inside cabin"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last option',
      walk: [
        { from: 'combobox', press: ['Arrow Down', 'End'], focus: 'option "Balcony cabin"' },
        { press: 'Home', focus: 'option "Inside cabin"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the list; selects the option and closes the list',
      walk: [
        { from: 'combobox', press: 'Enter', shows: 'listbox' },
        { press: ['Arrow Down', 'Enter'], hides: 'listbox' },
        { shows: 'combobox:has-text("Window cabin")', focus: 'combobox' },
        { press: 'Space', shows: 'listbox' },
        { press: ['Arrow Down', 'Space'], hides: 'listbox' },
        { shows: 'combobox:has-text("Balcony cabin")' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the list without a change',
      walk: [
        { from: 'combobox', press: ['Enter', 'Arrow Down'] },
        { press: 'Escape', hides: 'listbox', focus: 'combobox' },
        { shows: 'combobox:has-text("Inside cabin")' },
      ],
    },
  ],
  roles: [
    {
      role: 'combobox',
      name: 'Cabin',
      states: { 'aria-expanded': 'false', 'aria-controls': '…' },
      means: 'The button. `FormLabel` is its name, the selected label its value.',
    },
    {
      role: 'option',
      name: 'Inside cabin',
      states: { 'aria-selected': 'true' },
      means: 'An `Option` in the open list, which has the role `listbox`.',
      after: [{ from: 'combobox', press: 'Enter' }],
    },
    {
      role: 'group',
      name: 'South',
      states: { 'aria-labelledby': '…' },
      means: 'A `List` around several options. You supply its name.',
      after: [{ in: 'GroupedOptions', from: 'combobox', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

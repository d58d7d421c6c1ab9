export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the field; closes the open list without a choice',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'combobox "Herb"' },
        { press: ['Arrow Down', 'Arrow Down', 'Tab'], hides: 'listbox' },
        { value: ['combobox "Herb"', ''] },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'Opens the list and shows the options that contain the text',
      walk: [
        { from: 'combobox "Herb"', press: ['m', 'i'], shows: 'option "Mint"' },
        { hides: 'option "Basil"' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list; highlights the next or previous option',
      walk: [
        { from: 'combobox "Herb"', press: 'Arrow Down', shows: 'listbox' },
        { press: 'Arrow Down', shows: 'option "Basil".Mui-focused' },
        { press: 'Arrow Up', hides: 'option "Basil".Mui-focused', focus: 'combobox "Herb"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last option of the open list; with `freeSolo`, start or end of the text',
      walk: [
        { from: 'combobox "Herb"', press: ['Arrow Down', 'End'] },
        { shows: 'option "Thyme".Mui-focused' },
        { press: 'Home', shows: 'option "Basil".Mui-focused' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Chooses the highlighted option and closes the list',
      walk: [
        { from: 'combobox "Herb"', press: ['Arrow Down', 'Arrow Down', 'Enter'] },
        { hides: 'listbox', value: ['combobox "Herb"', 'Basil'] },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the list without a choice',
      walk: [
        { from: 'combobox "Herb"', press: ['Arrow Down', 'Arrow Down', 'Escape'] },
        { hides: 'listbox', value: ['combobox "Herb"', ''] },
      ],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'In an empty field with `multiple`, moves to the previous or next chip, and back to the field',
      walk: [
        { in: 'SeveralPlants', from: 'combobox', press: 'Arrow Left' },
        { focus: 'button "Remove Squash"' },
        { press: 'Arrow Right', focus: 'combobox' },
      ],
    },
    {
      keys: 'Backspace',
      does: 'In an empty field with `multiple`, removes the last value',
      walk: [
        { in: 'SeveralPlants', from: 'combobox', press: 'Backspace' },
        { hides: 'button "Remove Squash"' },
      ],
    },
  ],
  roles: [
    {
      role: 'combobox',
      name: 'Herb',
      states: { 'aria-autocomplete': 'list', 'aria-expanded': 'false' },
      means: 'The text field. `FormLabel` is its name, and the focus stays here.',
    },
    {
      role: 'option',
      name: 'Basil',
      states: { 'aria-selected': 'false' },
      means: 'An option in the open list, which has the role `listbox`.',
      after: [{ from: 'combobox "Herb"', press: 'Arrow Down' }],
    },
    {
      role: 'button',
      name: 'Open',
      states: { tabindex: '-1' },
      means: 'The arrow. `openText` and `closeText` are its names; the keyboard does not need it.',
    },
    {
      role: 'button',
      name: 'Remove Beans',
      states: { tabindex: '-1' },
      means: 'The button in a chip. You supply its name.',
      after: [{ in: 'SeveralPlants' }],
    },
  ],
} satisfies KeyboardFile;

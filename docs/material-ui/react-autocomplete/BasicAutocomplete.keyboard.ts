export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the field; closes the open list without a choice',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'combobox "Station"' },
        { press: ['Arrow Down', 'Arrow Down', 'Tab'], hides: 'listbox' },
        { value: ['combobox "Station"', ''] },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'Opens the list and shows the options that contain the text',
      walk: [
        { from: 'combobox "Station"', press: ['m', 'i', 'l'], shows: 'option "Mill Road"' },
        { hides: 'option "Castle Hill"' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list; highlights the next or previous option, without a stop at the ends',
      walk: [
        { from: 'combobox "Station"', press: 'Arrow Down', shows: 'listbox' },
        { press: 'Arrow Down', shows: 'option "Castle Hill".Mui-focused' },
        { press: 'Arrow Up', hides: 'option "Castle Hill".Mui-focused' },
        { shows: 'option "Salt Marsh".Mui-focused', focus: 'combobox "Station"' },
      ],
    },
    {
      keys: ['Page Down', 'Page Up'],
      does: 'Moves the highlight five options down or up',
      walk: [
        { from: 'combobox "Station"', press: ['Arrow Down', 'Arrow Down', 'Page Down'] },
        { shows: 'option "Harbor Street".Mui-focused' },
        { press: 'Page Up', shows: 'option "Castle Hill".Mui-focused' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last option of the open list; with `freeSolo`, start or end of the text',
      walk: [
        { from: 'combobox "Station"', press: ['Arrow Down', 'End'] },
        { shows: 'option "Salt Marsh".Mui-focused' },
        { press: 'Home', shows: 'option "Castle Hill".Mui-focused' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Chooses the highlighted option and closes the list',
      walk: [
        { from: 'combobox "Station"', press: ['Arrow Down', 'Arrow Down', 'Enter'] },
        { hides: 'listbox', value: ['combobox "Station"', 'Castle Hill'] },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the list without a choice',
      walk: [
        { from: 'combobox "Station"', press: ['Arrow Down', 'Arrow Down', 'Escape'] },
        { hides: 'listbox', value: ['combobox "Station"', ''] },
      ],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'In an empty field with `multiple`, moves focus between the chips and the field',
      walk: [
        { in: 'DelayAlerts', from: 'combobox "Delay alerts"', press: 'Arrow Left' },
        { focus: 'button "Mill Road"' },
        { press: 'Arrow Left', focus: 'button "Lakeside"' },
        { press: ['Arrow Right', 'Arrow Right'], focus: 'combobox "Delay alerts"' },
      ],
    },
    {
      keys: ['Backspace', 'Delete'],
      does: 'In an empty field with `multiple`, removes the focused chip; `Backspace` in the field removes the last chip',
      walk: [
        { in: 'DelayAlerts', from: 'combobox "Delay alerts"', press: 'Backspace' },
        { hides: 'button "Mill Road"' },
        { press: ['Arrow Left', 'Arrow Left'], focus: 'button "Castle Hill"' },
        { press: 'Delete', hides: 'button "Castle Hill"' },
      ],
    },
  ],
  roles: [
    {
      role: 'combobox',
      name: 'Station',
      states: { 'aria-autocomplete': 'list', 'aria-expanded': 'false' },
      means: 'The text field. Focus stays here while users move through the list.',
    },
    {
      role: 'listbox',
      name: 'Station',
      means: 'The open list. The label of the field names it.',
      after: [{ from: 'combobox "Station"', press: 'Arrow Down' }],
    },
    {
      role: 'option',
      name: 'Castle Hill',
      states: { 'aria-selected': 'false', 'aria-disabled': 'false' },
      means: 'An option. `aria-activedescendant` of the field names the highlighted one.',
      after: [{ from: 'combobox "Station"', press: 'Arrow Down' }],
    },
    {
      role: 'button',
      name: 'Open',
      states: { tabindex: '-1' },
      means: 'The arrow. `openText` and `closeText` are its names; the keyboard does not need it.',
    },
    {
      role: 'button',
      name: 'Lakeside',
      states: { tabindex: '-1' },
      means: 'A chip with `multiple`.',
      after: [{ in: 'DelayAlerts' }],
    },
  ],
} satisfies KeyboardFile;

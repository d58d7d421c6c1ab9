export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus through the items of the first list, the buttons and the second list',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'checkbox "Water Music"' },
        { press: 'Tab', focus: 'checkbox "Emperor Concerto"' },
        { from: 'button "Add"', press: ['Tab', 'Tab'], focus: 'checkbox "The Planets"' },
      ],
    },
    {
      keys: 'Space',
      does: 'Checks and unchecks an item, or presses a button',
      walk: [
        { from: 'checkbox "La Mer"', press: 'Space', shows: 'checkbox "La Mer":checked' },
        { from: 'button "Add"', press: 'Space', focus: 'button "Add"' },
        { shows: 'status:has-text("1 moved to the program")' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Presses a button',
      walk: [
        { from: 'checkbox "The Planets"', press: 'Space' },
        { from: 'button "Remove"', press: 'Enter', focus: 'button "Remove"' },
        { shows: 'status:has-text("1 moved to the library")' },
        { in: 'ProgramOrder', from: 'button "Move Water Music down"', press: 'Enter' },
        { focus: 'button "Move Water Music down"', shows: 'status:has-text("2 of 3")' },
      ],
    },
  ],
  roles: [
    {
      role: 'list',
      name: 'Library',
      states: { 'aria-labelledby': '…' },
      means: 'The `<ul>` of `List`. You supply its name.',
    },
    {
      role: 'checkbox',
      name: 'Water Music',
      states: { type: 'checkbox' },
      means: 'The `<input>` of an item. `label` of `FormControlLabel` is its name.',
    },
    {
      role: 'button',
      name: 'Add',
      states: { type: 'button' },
      means: 'A button that moves the checked items.',
    },
    {
      role: 'status',
      means: 'The text that reports what moved. You supply it.',
    },
    {
      role: 'checkbox',
      name: 'Store: 1 of 4',
      states: { 'data-indeterminate': 'true' },
      means:
        'The checkbox above a list, partly checked. You supply its name and its native `indeterminate` property.',
      after: [{ in: 'SelectAllLists' }],
    },
  ],
} satisfies KeyboardFile;

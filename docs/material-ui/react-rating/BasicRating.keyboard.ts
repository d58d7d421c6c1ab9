export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the checked star, or to the empty value; then out of the rating',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'radio "4 Stars"' },
        { in: 'ReviewForm', from: 'before the demo', press: 'Tab', focus: 'radio "Empty"' },
        { press: 'Tab', focus: 'textbox' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Checks the next or previous star; in a right-to-left page, `Arrow Left` checks the next in Chromium',
      walk: [
        { from: 'radio "4 Stars"', press: 'Arrow Right', focus: 'radio "5 Stars"' },
        { shows: 'radio "5 Stars":checked' },
        { press: 'Arrow Left', shows: 'radio "4 Stars":checked' },
      ],
      rtl: [
        { from: 'radio "4 Stars"', press: 'Arrow Left', focus: 'radio "5 Stars"' },
        { press: 'Arrow Right', shows: 'radio "4 Stars":checked' },
      ],
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Checks the previous or next star',
      walk: [
        { from: 'radio "4 Stars"', press: 'Arrow Up', focus: 'radio "3 Stars"' },
        { press: 'Arrow Down', shows: 'radio "4 Stars":checked' },
      ],
    },
    {
      keys: { words: 'An arrow key at the end' },
      does: 'Checks the empty value, which clears the rating',
      walk: [
        { from: 'radio "4 Stars"', press: ['Arrow Right', 'Arrow Right'] },
        { focus: 'radio "Empty"', shows: 'radio "Empty":checked' },
        { press: 'Arrow Right', focus: 'radio "1 Star"' },
        { press: 'Arrow Left', focus: 'radio "Empty"' },
      ],
    },
    {
      keys: 'Space',
      does: 'Checks the focused star; does not clear a checked one',
      walk: [
        { from: 'radio "4 Stars"', press: 'Space', shows: 'radio "4 Stars":checked' },
        { from: 'radio "2 Stars"', press: 'Space', shows: 'radio "2 Stars":checked' },
      ],
    },
  ],
  roles: [
    {
      role: 'radiogroup',
      name: 'Your night at Eagle Rock Hut',
      states: { 'aria-label': '…' },
      means: 'The root. You supply role and name.',
    },
    {
      role: 'radio',
      name: '4 Stars',
      states: { type: 'radio', name: 'night', value: '4' },
      means: 'The hidden `<input>` of a star. `getLabelText` returns its name.',
    },
    {
      role: 'radio',
      name: 'Empty',
      states: { type: 'radio', value: '' },
      means: 'The input without a value, after the last star. `emptyLabelText` is its name.',
    },
    {
      role: 'img',
      name: '4.6 out of 5',
      means: 'A read-only rating. `getLabelText` returns its name.',
      after: [{ in: 'HutAverages' }],
    },
  ],
} satisfies KeyboardFile;

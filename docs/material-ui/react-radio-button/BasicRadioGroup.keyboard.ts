export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the selected radio button, or to the first one if none is selected',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'radio "Standard, $4.90"' },
        { in: 'RequiredChoice', from: 'before the demo', press: 'Tab' },
        { focus: 'radio "Leave it at the door"' },
        { press: 'Tab', focus: 'button "Save choice"' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Selects the next or previous option',
      walk: [
        { from: 'radio "Standard, $4.90"', press: 'Arrow Down' },
        { focus: 'radio "Express, $9.50"', shows: 'radio "Express, $9.50":checked' },
        { press: 'Arrow Up', shows: 'radio "Standard, $4.90":checked' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Selects the next or previous option; in a right-to-left page, `Arrow Left` selects the next in Chromium',
      walk: [
        { in: 'ParcelSize', from: 'radio "M"', press: 'Arrow Right', focus: 'radio "L"' },
        { press: 'Arrow Left', shows: 'radio "M":checked' },
      ],
      rtl: [
        { in: 'ParcelSize', from: 'radio "M"', press: 'Arrow Left', focus: 'radio "L"' },
        { press: 'Arrow Right', shows: 'radio "M":checked' },
      ],
    },
    {
      keys: { words: 'An arrow key at the end' },
      does: 'Starts again at the other end; disabled options are skipped',
      walk: [
        { in: 'RadioStates', from: 'radio "At the counter"', press: 'Arrow Up' },
        { focus: 'radio "In a locker"' },
        { press: 'Arrow Down', focus: 'radio "At the counter"' },
      ],
    },
    {
      keys: 'Space',
      does: 'Selects the focused option; does not unselect it',
      walk: [
        { in: 'RequiredChoice', from: 'radio "Leave it at the door"', press: 'Space' },
        { shows: 'radio "Leave it at the door":checked' },
        { press: 'Space', shows: 'radio "Leave it at the door":checked' },
      ],
    },
  ],
  roles: [
    {
      role: 'radiogroup',
      name: 'Delivery',
      states: { 'aria-labelledby': '…' },
      means: 'The group. You supply its name.',
    },
    {
      role: 'radiogroup',
      name: 'Contents',
      states: { 'aria-required': 'true', 'aria-invalid': 'true', 'aria-describedby': '…' },
      means: 'A required group with an error. You supply the three attributes.',
      after: [{ in: 'RadioStates' }],
    },
    {
      role: 'radio',
      name: 'Standard, $4.90',
      states: { type: 'radio', name: 'speed' },
      means: 'The `<input>` of an option. `label` is its name, and `name` comes from the group.',
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the checkbox; each checkbox of a group has its own tab stop',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'checkbox' },
        { in: 'AllergyGroup', from: 'before the demo', press: 'Tab' },
        { focus: 'checkbox "Penicillin"' },
        { press: 'Tab', focus: 'checkbox "Latex"' },
      ],
    },
    {
      keys: 'Space',
      does: 'Checks and unchecks the checkbox',
      walk: [
        { from: 'checkbox:checked', press: 'Space', shows: 'checkbox:not(:checked)' },
        { press: 'Space', shows: 'checkbox:checked' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Submits the form around the checkbox',
      walk: [
        { in: 'ConsentForm', from: 'checkbox[name="treatment"]', press: ['Space', 'Enter'] },
        { shows: 'status:has-text("family doctor")' },
      ],
    },
  ],
  roles: [
    {
      role: 'checkbox',
      name: 'Text me the day before my visit',
      states: { type: 'checkbox' },
      means: 'The `<input>`. `label` of `FormControlLabel` is its name.',
    },
    {
      role: 'checkbox',
      name: 'All papers (1 of 3)',
      states: { 'data-indeterminate': 'true' },
      means: 'A partly checked input. You supply its native `indeterminate` property.',
      after: [{ in: 'SelectAll' }],
    },
    {
      role: 'group',
      name: 'Allergies',
      states: { 'aria-describedby': '…' },
      means: 'The `<fieldset>` around a group. You supply element, legend and description.',
      after: [{ in: 'AllergyGroup' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the checkbox; each checkbox of a group has its own tab stop',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'checkbox "Gift wrapping"' },
        { in: 'CheckboxGroup', from: 'checkbox "Paid"', press: 'Tab', focus: 'checkbox "Open"' },
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
        { in: 'TermsForm', from: 'checkbox[name="terms"]', press: ['Space', 'Enter'] },
        { shows: 'status:has-text("Signed up")' },
      ],
    },
  ],
  roles: [
    {
      role: 'checkbox',
      name: 'Gift wrapping',
      states: { type: 'checkbox' },
      means: 'The `<input>`. `label` is its name.',
    },
    {
      role: 'checkbox',
      name: 'All days',
      states: { 'aria-checked': 'mixed' },
      means: 'A partly checked input. You supply its native `indeterminate` property.',
      after: [{ in: 'SelectAll' }],
    },
    {
      role: 'group',
      name: 'Show orders that are',
      states: { 'aria-labelledby': '…' },
      means: 'The element around a group. You supply role and name.',
      after: [{ in: 'CheckboxGroup' }],
    },
  ],
} satisfies KeyboardFile;

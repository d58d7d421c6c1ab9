export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'switch "Cabin light"' }],
    },
    {
      keys: 'Space',
      does: 'Turns the switch off and on',
      walk: [
        { from: 'switch:checked', press: 'Space', shows: 'switch:not(:checked)' },
        { press: 'Space', shows: 'switch:checked' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Submits the form around the switch',
      walk: [
        { in: 'ReminderForm', from: 'switch', press: ['Space', 'Enter'] },
        { shows: 'status:has-text("Reminders are on")' },
      ],
    },
  ],
  roles: [
    {
      role: 'switch',
      name: 'Cabin light',
      states: { type: 'checkbox' },
      means: 'The `<input>`. `FormLabel` in the same `FormControl` is its name.',
    },
  ],
} satisfies KeyboardFile;

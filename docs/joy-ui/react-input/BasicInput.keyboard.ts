export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the input, then to a button in its decorator',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'textbox "Name of the boat"' },
        { in: 'NewsletterSignup', from: 'textbox "Email"', press: 'Tab' },
        { focus: 'button "Subscribe"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Submits the form around the input',
      walk: [
        { in: 'BerthRequest', from: 'spinbutton', press: ['9', 'Enter'] },
        { shows: 'status:has-text("9 meters")' },
      ],
    },
  ],
  roles: [
    {
      role: 'textbox',
      name: 'Name of the boat',
      means: 'The `<input>`. `FormLabel` in the same `FormControl` is its name.',
    },
    {
      role: 'spinbutton',
      name: 'Length of the boat',
      states: { required: '', 'aria-describedby': '…' },
      means: 'An input with `type="number"`. `FormHelperText` describes it.',
      after: [{ in: 'BerthRequest' }],
    },
  ],
} satisfies KeyboardFile;

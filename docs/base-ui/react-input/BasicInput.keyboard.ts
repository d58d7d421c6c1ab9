export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the field',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'textbox "Title or author"' }],
    },
    {
      keys: 'Enter',
      does: 'Sends the form around the field; in a multiline field, begins a new line',
      walk: [
        {
          in: 'CardForm',
          from: 'textbox "Card number"',
          press: 'Enter',
          shows: 'textbox "Card number"[aria-invalid="true"]',
        },
      ],
    },
  ],
  roles: [
    {
      role: 'textbox',
      name: 'Title or author',
      means: 'The `<input>`. The `<label>` names it.',
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the text area, and out of it; types no tab',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'textbox "Finding"' },
        { in: 'NoteForm', from: 'textbox "New note"', press: 'Tab', focus: 'button "Save note"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Starts a new line, and the text area grows; does not submit a form',
      walk: [
        { from: 'textbox "Finding"', press: ['Ctrl + End', 'Enter', 'x'] },
        { value: ['textbox "Finding"', 'No fever, lungs clear.\nx'] },
        { in: 'NoteForm', from: 'textbox "New note"', press: ['o', 'k', 'Enter'] },
        { value: ['textbox "New note"', 'ok\n'] },
      ],
    },
  ],
  roles: [
    {
      role: 'textbox',
      name: 'Finding',
      states: { rows: '2' },
      means: 'The `<textarea>`. You supply its label.',
    },
    {
      role: 'textbox',
      name: 'Diagnosis',
      states: { 'aria-invalid': 'true', 'aria-describedby': '…' },
      means: 'A text area with an error. You supply the two attributes.',
      after: [{ in: 'TextareaStates' }],
    },
  ],
} satisfies KeyboardFile;

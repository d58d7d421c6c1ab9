export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the dialog; starts again at the other end',
      walk: [
        { in: 'CancelConcert', from: 'button "Cancel the concert"', press: 'Enter' },
        { focus: 'button "Keep it"' },
        { press: 'Tab', focus: 'button "Cancel the concert"' },
        { press: 'Tab', focus: 'button "Keep it"' },
        { press: 'Shift + Tab', focus: 'button "Cancel the concert"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Activates the focused button. In a confirmation, that is the one that cancels at first',
      walk: [
        { in: 'CancelConcert', from: 'button "Cancel the concert"', press: 'Enter' },
        { focus: 'button "Keep it"' },
        { press: 'Enter', hides: 'dialog', focus: 'button "Cancel the concert"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog; the answer is `false` or `null`, and focus returns to where it was',
      walk: [
        { from: 'button "Next rehearsal"', press: 'Enter', shows: 'dialog' },
        { press: 'Escape', hides: 'dialog', focus: 'button "Next rehearsal"' },
      ],
    },
  ],
  roles: [
    {
      role: 'dialog',
      name: 'Rehearsal',
      states: { 'aria-labelledby': '…' },
      means: 'The paper. `title` is its name.',
      after: [{ from: 'button "Next rehearsal"', press: 'Enter' }],
    },
    {
      role: 'heading',
      name: 'Rehearsal',
      means: 'The `title`, an `<h2>`.',
      after: [{ from: 'button "Next rehearsal"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

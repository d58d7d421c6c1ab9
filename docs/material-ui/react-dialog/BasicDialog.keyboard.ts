export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the dialog; starts again at the other end',
      walk: [
        { from: 'button "Lend the astrolabe"', press: 'Enter', shows: 'dialog' },
        { press: 'Tab', focus: 'button "Cancel"' },
        { press: 'Tab', focus: 'button "Lend"' },
        { press: 'Tab', focus: 'button "Cancel"' },
        { press: 'Shift + Tab', focus: 'button "Lend"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Calls `onClose`; once closed, focus returns to where it was',
      walk: [
        { from: 'button "Lend the astrolabe"', press: 'Enter', shows: 'dialog' },
        { press: 'Escape', hides: 'dialog', focus: 'button "Lend the astrolabe"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Activates the focused button; in a field, submits the form around it',
      walk: [
        { in: 'FormDialog', from: 'button "Move the map"', press: 'Enter', shows: 'dialog' },
        { from: 'textbox "Shelf"', press: ['B', 'Enter'], hides: 'dialog' },
        { focus: 'button "Move the map"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Move the map',
      states: { 'aria-haspopup': 'dialog' },
      means: 'The control that opens the dialog. You supply the state.',
      after: [{ in: 'FormDialog' }],
    },
    {
      role: 'dialog',
      name: 'Lend astrolabe 1911.7?',
      states: { 'aria-labelledby': '…' },
      means: 'The paper. `DialogTitle` is its name.',
      after: [{ from: 'button "Lend the astrolabe"', press: 'Enter' }],
    },
    {
      role: 'heading',
      name: 'Lend astrolabe 1911.7?',
      means: '`DialogTitle`, an `<h2>`.',
      after: [{ from: 'button "Lend the astrolabe"', press: 'Enter' }],
    },
    {
      role: 'alertdialog',
      name: 'Delete record 1893.14?',
      means: 'A dialog that warns. You supply the role in `PaperProps`.',
      after: [{ in: 'ConfirmDialog', from: 'button "Delete the record"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the modal; starts again at the other end',
      walk: [
        { in: 'CourseSignup', from: 'button "Join the beginners’ course"', press: 'Enter' },
        { shows: 'dialog', focus: 'textbox "Name"' },
        { press: 'Tab', focus: 'button "Join"' },
        { press: 'Tab', focus: 'button "Cancel"' },
        { press: 'Tab', focus: 'textbox "Name"' },
        { press: 'Shift + Tab', focus: 'button "Cancel"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Calls `onClose` of the topmost modal; once closed, focus returns to where it was',
      walk: [
        { from: 'button "How to find us"', press: 'Enter', shows: 'dialog' },
        { press: 'Escape', hides: 'dialog', focus: 'button "How to find us"' },
        { in: 'NestedModals', from: 'button "Rent the Petrel"', press: 'Enter' },
        { from: 'button "Which license?"', press: 'Enter', focus: 'dialog "License"' },
        { press: 'Escape', hides: 'dialog "License"', focus: 'button "Which license?"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'How to find us',
      states: { 'aria-haspopup': 'dialog' },
      means: 'The control that opens the modal. You supply the state.',
    },
    {
      role: 'dialog',
      name: 'Sailing school',
      states: { 'aria-modal': 'true', 'aria-labelledby': '…', 'aria-describedby': '…' },
      means: '`ModalDialog`. `DialogTitle` is its name, `DialogContent` its description.',
      after: [{ from: 'button "How to find us"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Close',
      means: '`ModalClose`. You supply the name.',
      after: [{ from: 'button "How to find us"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

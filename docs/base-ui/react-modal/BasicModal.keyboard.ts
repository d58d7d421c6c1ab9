export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the modal; starts again at the other end',
      walk: [
        { in: 'PlateModal', from: 'button "Change the plate"', press: 'Enter' },
        { shows: 'dialog', focus: 'textbox "License plate"' },
        { press: ['Tab', 'Tab'], focus: 'button "Cancel"' },
        { press: 'Tab', focus: 'textbox "License plate"' },
        { press: 'Shift + Tab', focus: 'button "Cancel"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Calls `onClose` of the topmost modal; once closed, focus returns to where it was',
      walk: [
        { from: 'button "Show the car deck"', press: 'Enter', shows: 'dialog', focus: 'dialog' },
        { press: 'Escape', hides: 'dialog', focus: 'button "Show the car deck"' },
        { in: 'NestedModals', from: 'button "Show my crossing"', press: 'Enter' },
        { from: 'button "Where is my cabin?"', press: 'Enter', focus: 'dialog "Cabin 4021"' },
        { press: 'Escape', hides: 'dialog "Cabin 4021"', focus: 'button "Where is my cabin?"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Show the car deck',
      states: { 'aria-haspopup': 'dialog' },
      means: 'The control that opens the modal. You supply the state.',
    },
    {
      role: 'dialog',
      name: 'Car deck of the ferry',
      states: { 'aria-modal': 'true', 'aria-labelledby': '…', tabindex: '-1' },
      means: 'The child. You supply role and name, `Modal` supplies `tabindex`.',
      after: [{ from: 'button "Show the car deck"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

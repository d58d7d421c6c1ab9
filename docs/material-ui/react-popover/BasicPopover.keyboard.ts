export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the popover; starts again at the other end',
      walk: [
        { in: 'FilterPopover', from: 'button "Flower color"', press: 'Enter', shows: 'dialog' },
        { press: 'Tab', focus: 'checkbox "White"' },
        { press: ['Tab', 'Tab', 'Tab'], focus: 'button "Done"' },
        { press: 'Tab', focus: 'checkbox "White"' },
        { press: 'Shift + Tab', focus: 'button "Done"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Calls `onClose`; once closed, focus returns to where it was',
      walk: [
        { from: 'button "Palm house"', press: 'Enter', focus: 'dialog "Palm house"' },
        { press: 'Escape', hides: 'dialog', focus: 'button "Palm house"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Palm house',
      states: { 'aria-haspopup': 'dialog' },
      means: 'The control that opens the popover. You supply the state.',
    },
    {
      role: 'dialog',
      name: 'Palm house',
      states: { tabindex: '-1' },
      means: 'The paper, which gets the focus. You supply role and name.',
      after: [{ from: 'button "Palm house"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

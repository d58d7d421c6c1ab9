export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous control of the modal; starts again at the other end',
      walk: [
        { in: 'NamedModal', from: 'button "Show the violin case"', press: 'Enter' },
        { shows: 'dialog', focus: 'dialog' },
        { press: 'Tab', focus: 'button "Close"' },
        { press: 'Tab', focus: 'button "Hold it"' },
        { press: 'Tab', focus: 'button "Close"' },
        { press: 'Shift + Tab', focus: 'button "Hold it"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Calls `onClose` of the topmost modal; once closed, focus returns to where it was',
      walk: [
        { from: 'button "Show tag 231"', press: 'Enter', shows: 'dialog' },
        { press: 'Escape', hides: 'dialog', focus: 'button "Show tag 231"' },
        { in: 'NestedModals', from: 'button "Claim the silver watch"', press: 'Enter' },
        { from: 'button "What is a proof?"', press: 'Enter', focus: 'dialog "Proof of ownership"' },
        {
          press: 'Escape',
          hides: 'dialog "Proof of ownership"',
          focus: 'button "What is a proof?"',
        },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Show tag 231',
      states: { 'aria-haspopup': 'dialog' },
      means: 'The control that opens the modal. You supply the state.',
    },
    {
      role: 'dialog',
      name: 'Violin case',
      states: {
        'aria-labelledby': '…',
        'aria-describedby': '…',
        tabindex: '-1',
      },
      means: 'The content. You supply role, name and description, `Modal` supplies `tabindex`.',
      after: [{ in: 'NamedModal', from: 'button "Show the violin case"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Escape',
      does: 'Calls `onClose`, unless an open dialog, menu or popover takes the key',
      walk: [
        { from: 'button "Remind Ana Castro"', press: 'Enter', shows: 'alert' },
        { press: 'Escape', hides: 'alert', focus: 'button "Remind Ana Castro"' },
      ],
    },
    {
      keys: 'Tab',
      does: 'Reaches the action in the order of the document',
      walk: [
        { in: 'ActionSnackbar', from: 'switch', press: 'Space', shows: 'alert' },
        { press: 'Tab', focus: 'button "Undo"' },
        { press: 'Tab', focus: 'button "Close"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused action',
      walk: [
        { in: 'ActionSnackbar', from: 'switch', press: 'Space', shows: 'alert' },
        { from: 'button "Undo"', press: 'Enter', hides: 'alert', focus: 'switch' },
        { press: 'Space', shows: 'alert' },
        { from: 'button "Close"', press: 'Space', hides: 'alert', focus: 'switch' },
      ],
    },
  ],
  roles: [
    {
      role: 'alert',
      means: '`SnackbarContent`, a live region. `role` in `ContentProps` sets another role.',
      after: [{ from: 'button "Remind Ana Castro"', press: 'Enter' }],
    },
    {
      role: 'alert',
      means: 'An `Alert` in the place of `SnackbarContent`.',
      after: [{ in: 'AlertSnackbar', from: 'button "Charge the fee"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Undo',
      means: 'A button of yours in `action`.',
      after: [{ in: 'ActionSnackbar', from: 'switch', press: 'Space' }],
    },
  ],
} satisfies KeyboardFile;

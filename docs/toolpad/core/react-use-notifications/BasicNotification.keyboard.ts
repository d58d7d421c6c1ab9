export default {
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes the message that is shown, wherever the focus is',
      walk: [
        { from: 'button "Turn the oven on"', press: 'Enter', shows: 'alert' },
        { press: 'Escape', hides: 'alert', focus: 'button "Turn the oven on"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Clicks the button that has focus: the action, or the close button',
      walk: [
        { in: 'SoldLoaf', from: 'button "Sell a loaf"', press: 'Enter', shows: 'alert' },
        { from: 'button "Undo"', press: 'Enter', hides: 'alert' },
        { from: 'button "Sell a loaf"', press: 'Enter', shows: 'alert' },
        { from: 'button "Close"', press: 'Enter', hides: 'alert' },
      ],
    },
  ],
  roles: [
    {
      role: 'alert',
      means: 'The message, with and without `severity`. Screen readers announce it at once.',
      after: [{ from: 'button "Turn the oven on"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Close',
      means: 'Closes the message. The name is always in English.',
      after: [{ from: 'button "Turn the oven on"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

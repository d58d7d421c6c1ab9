export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the links and buttons of an alert, never to the alert',
      walk: [
        {
          in: 'ClosableAlert',
          from: 'button "Check the Elk Pass"',
          press: 'Enter',
          shows: 'alert',
        },
        { press: 'Tab', focus: 'button "Close"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused button',
      walk: [
        {
          in: 'ClosableAlert',
          from: 'button "Check the Elk Pass"',
          press: 'Space',
          shows: 'alert',
        },
        {
          from: 'button "Close"',
          press: 'Enter',
          hides: 'alert',
          focus: 'button "Check the Elk Pass"',
        },
      ],
    },
    {
      keys: 'Escape',
      does: 'No effect',
      walk: [
        {
          in: 'ClosableAlert',
          from: 'button "Check the Elk Pass"',
          press: 'Enter',
          shows: 'alert',
        },
        { from: 'button "Close"', press: 'Escape', shows: 'alert', focus: 'button "Close"' },
      ],
    },
  ],
  roles: [
    {
      role: 'alert',
      means: 'The alert, a live region. `role` sets another role.',
      after: [{ in: 'ClosableAlert', from: 'button "Check the Elk Pass"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Close',
      states: { title: 'Close' },
      means: 'The button of `onClose`. `closeText` is its name.',
      after: [{ in: 'ClosableAlert', from: 'button "Check the Elk Pass"', press: 'Enter' }],
    },
    {
      role: 'status',
      means: 'An element of yours that announces politely what appears in it.',
      after: [{ in: 'PoliteAlert' }],
    },
  ],
} satisfies KeyboardFile;

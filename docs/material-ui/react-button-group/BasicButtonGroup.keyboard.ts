export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the next button; each button that is not disabled is a tab stop',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Photograph"' },
        { press: 'Tab', focus: 'button "Restore"' },
        { in: 'DisabledButton', from: 'button "Preview"', press: 'Tab' },
        { hides: 'button "Publish":focus' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the button',
      walk: [
        { from: 'button "Restore"', press: 'Enter', clicks: 'button "Restore"' },
        { from: 'button "Lend"', press: 'Space', clicks: 'button "Lend"' },
      ],
    },
  ],
  roles: [
    {
      role: 'group',
      name: 'Porcelain bowl',
      means: 'The group. You supply the name.',
    },
    { role: 'button', name: 'Restore', means: 'A `Button`.' },
    {
      role: 'button',
      name: 'Other labels',
      states: { 'aria-haspopup': 'menu' },
      means: 'The arrow of a split button. You supply name and `aria-haspopup`.',
      after: [{ in: 'SplitButton' }],
    },
  ],
} satisfies KeyboardFile;

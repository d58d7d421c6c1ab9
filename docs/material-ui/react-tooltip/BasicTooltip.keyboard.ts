export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the target and opens its tooltip; closes it when the focus moves on',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Add marker"' },
        { shows: 'tooltip "Add marker"' },
        { press: 'Tab', shows: 'tooltip "Draw path"', hides: 'tooltip "Add marker"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes an open tooltip; the focus stays',
      walk: [
        { from: 'before the demo', press: 'Tab', shows: 'tooltip "Add marker"' },
        { press: 'Escape', hides: 'tooltip "Add marker"', focus: 'button "Add marker"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the target; the tooltip stays open',
      walk: [
        { from: 'before the demo', press: ['Tab', 'Tab'], shows: 'tooltip "Draw path"' },
        { press: 'Enter', shows: ['status:has-text("Draw path")', 'tooltip "Draw path"'] },
        { press: 'Tab', shows: 'tooltip "Draw area"' },
        { press: 'Space', shows: ['status:has-text("Draw area")', 'tooltip "Draw area"'] },
      ],
    },
  ],
  roles: [
    {
      role: 'tooltip',
      name: 'Add marker',
      states: { id: '…' },
      means: 'The open tooltip, at the end of `<body>`.',
      after: [{ from: 'before the demo', press: 'Tab', shows: 'tooltip "Add marker"' }],
    },
    {
      role: 'button',
      name: 'Draw path',
      states: { 'aria-label': 'Draw path' },
      means: 'A target. A string `title` is its name, even while the tooltip is closed.',
    },
    {
      role: 'button',
      name: 'Save map',
      states: { title: '…' },
      means:
        'A target with `describeChild`. While closed, the description is its `title` attribute.',
      after: [{ in: 'DescribedButtons' }],
    },
    {
      role: 'button',
      name: 'Save map',
      states: { 'aria-describedby': '…' },
      means: 'The same target while the tooltip is open.',
      after: [{ in: 'DescribedButtons', from: 'before the demo', press: 'Tab', shows: 'tooltip' }],
    },
  ],
} satisfies KeyboardFile;

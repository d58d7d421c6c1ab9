export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the target and opens its tooltip; closes it when the focus moves on',
      walk: [
        { in: 'MapTools', from: 'before the demo', press: 'Tab', focus: 'button "Zoom in"' },
        { shows: 'tooltip "Zoom in"' },
        { press: 'Tab', shows: 'tooltip "Zoom out"', hides: 'tooltip "Zoom in"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes an open tooltip; the focus stays',
      walk: [
        { in: 'MapTools', from: 'before the demo', press: 'Tab', shows: 'tooltip "Zoom in"' },
        { press: 'Escape', hides: 'tooltip "Zoom in"', focus: 'button "Zoom in"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the target; the tooltip stays open',
      walk: [
        { in: 'MapTools', from: 'before the demo', press: 'Tab', shows: 'tooltip "Zoom in"' },
        { press: 'Enter', shows: ['status:has-text("Zoom 13")', 'tooltip "Zoom in"'] },
        { press: 'Space', shows: ['status:has-text("Zoom 14")', 'tooltip "Zoom in"'] },
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
      name: 'Add marker',
      states: { 'aria-label': 'Add marker' },
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

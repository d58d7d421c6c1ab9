export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Leaves the child; `onClickAway` is not called',
      walk: [
        { from: 'button "Table 7"', shows: 'button "Table 7"[aria-expanded="true"]' },
        { press: 'Tab', shows: 'button "Table 7"[aria-expanded="true"]' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a control elsewhere, a click away; with `onMouseDown`, nothing',
      walk: [
        { shows: 'button "Table 7"[aria-expanded="true"]' },
        { in: 'StationPopper', from: 'button "Change station"', press: 'Enter' },
        { shows: 'button "Change station"[aria-expanded="true"]' },
        { in: 'BasicClickAwayListener', shows: 'button "Table 7"[aria-expanded="false"]' },
        { from: 'button "Table 7"', press: 'Space' },
        { shows: 'button "Table 7"[aria-expanded="true"]' },
        { in: 'StationPopper', shows: 'button "Change station"[aria-expanded="false"]' },
        { in: 'SelectPanel', shows: 'button "Orders: All courses"[aria-expanded="true"]' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes a panel, with your handler',
      walk: [
        { from: 'button "Table 7"', shows: 'button "Table 7"[aria-expanded="true"]' },
        { press: 'Escape', shows: 'button "Table 7"[aria-expanded="false"]' },
        { focus: 'button "Table 7"' },
        { in: 'StationPopper', from: 'button "Change station"', press: ['Enter', 'Tab'] },
        { focus: 'button "Grill"' },
        { press: 'Escape', hides: 'button "Grill"', focus: 'button "Change station"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Table 7',
      states: { 'aria-expanded': 'true' },
      means: 'The control that opens the panel. You supply the state.',
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button and opens the dial; on the way out, closes it',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "New report"' },
        { shows: 'button "New report"[aria-expanded="true"]' },
        { press: 'Tab', shows: 'button "New report"[aria-expanded="false"]' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button, closes and opens the dial; on an action, activates it',
      walk: [
        { from: 'before the demo', press: 'Tab' },
        { shows: 'button "New report"[aria-expanded="true"]' },
        { press: 'Enter', shows: 'button "New report"[aria-expanded="false"]' },
        { press: 'Space', shows: 'button "New report"[aria-expanded="true"]' },
        { press: 'Arrow Up', focus: 'menuitem "Animal seen"' },
        { press: 'Enter', clicks: 'menuitem "Animal seen"' },
      ],
    },
    {
      keys: ['Arrow Up', 'Arrow Down', 'Arrow Left', 'Arrow Right'],
      does: 'The first one pressed goes to the first action, and from then on leads forward; the opposite one leads back. Stops at both ends',
      walk: [
        { from: 'before the demo', press: 'Tab' },
        { shows: 'button "New report"[aria-expanded="true"]' },
        { press: 'Arrow Up', focus: 'menuitem "Animal seen"' },
        { press: ['Arrow Up', 'Arrow Up', 'Arrow Up'], focus: 'menuitem "Flooded path"' },
        { press: ['Arrow Down', 'Arrow Down', 'Arrow Down'], focus: 'button "New report"' },
        { press: 'Escape', shows: 'button "New report"[aria-expanded="false"]' },
        { press: 'Enter', shows: 'button "New report"[aria-expanded="true"]' },
        { press: 'Arrow Right', focus: 'menuitem "Animal seen"' },
        { press: ['Arrow Right', 'Arrow Left'], focus: 'menuitem "Animal seen"' },
        { press: 'Arrow Up', focus: 'menuitem "Animal seen"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the dial and moves focus to the button',
      walk: [
        { from: 'before the demo', press: 'Tab' },
        { shows: 'button "New report"[aria-expanded="true"]' },
        { press: ['Arrow Up', 'Escape'], focus: 'button "New report"' },
        { shows: 'button "New report"[aria-expanded="false"]' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'New report',
      states: {
        'aria-haspopup': 'true',
        'aria-expanded': 'false',
        'aria-controls': '…',
      },
      means: 'The button. Its name is `ariaLabel`.',
    },
    {
      role: 'menu',
      states: { id: '…', 'aria-orientation': 'vertical' },
      means: 'The actions, also while they are hidden.',
    },
    {
      role: 'menuitem',
      name: 'Animal seen',
      states: { tabindex: '-1' },
      means: 'A `SpeedDialAction`. Its name is `tooltipTitle`.',
    },
    {
      role: 'button',
      name: 'Report from the cave (no signal)',
      states: { disabled: '' },
      means: 'A disabled dial, which neither the pointer nor the focus opens.',
      after: [{ in: 'DisabledDial' }],
    },
  ],
} satisfies KeyboardFile;

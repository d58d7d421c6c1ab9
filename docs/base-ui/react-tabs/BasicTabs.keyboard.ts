export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the selected tab, or to the last one that had focus, and then out of the list',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'tab "Outbound"[aria-selected="true"]' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Next or previous tab, and from one end to the other',
      walk: [
        { from: 'tab "Outbound"', press: 'Arrow Right', focus: 'tab "Return"' },
        { press: ['Arrow Left', 'Arrow Left'], focus: 'tab "Fare"' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Next or previous tab of a vertical list',
      walk: [
        { in: 'VerticalTabs', from: 'tab "Seat"', press: 'Arrow Down', focus: 'tab "Meal"' },
        { press: 'Arrow Up', focus: 'tab "Seat"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last tab',
      walk: [
        { from: 'tab "Outbound"', press: 'End', focus: 'tab "Fare"' },
        { press: 'Home', focus: 'tab "Outbound"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Selects the focused tab',
      walk: [
        {
          from: 'tab "Outbound"',
          press: ['Arrow Right', 'Enter'],
          shows: 'tab "Return"[aria-selected="true"]',
        },
        { press: ['Arrow Right', 'Space'], shows: 'tab "Fare"[aria-selected="true"]' },
      ],
    },
  ],
  roles: [
    { role: 'tablist', name: 'Journey', means: 'The list. You supply its name.' },
    {
      role: 'tab',
      name: 'Outbound',
      states: { 'aria-selected': 'true', 'aria-controls': '…' },
      means: 'A `<button>`. Its text is the name.',
    },
    {
      role: 'tabpanel',
      name: 'Outbound',
      states: { 'aria-labelledby': '…' },
      means: 'The panel of the selected tab, which names it.',
    },
  ],
} satisfies KeyboardFile;

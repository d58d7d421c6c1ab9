export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the selected tab, then to the panel',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'tab "Outbound"' },
        { press: 'Tab', focus: 'tabpanel "Outbound"' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Next and previous horizontal tab; in a right-to-left theme, the left arrow moves forward',
      walk: [
        { in: 'TabCounts', from: 'tab[id$="-open"]' },
        { press: 'Arrow Right', focus: 'tab[id$="-overdue"]' },
        { press: 'Arrow Left', focus: 'tab[id$="-open"]' },
      ],
      rtl: [
        { in: 'TabCounts', from: 'tab[id$="-open"]' },
        { press: 'Arrow Left', focus: 'tab[id$="-overdue"]' },
        { press: 'Arrow Right', focus: 'tab[id$="-open"]' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Next and previous vertical tab',
      walk: [
        { in: 'VerticalTabs', from: 'tab "Profile"', press: 'Arrow Down', focus: 'tab "Alerts"' },
        { press: 'Arrow Up', focus: 'tab "Profile"' },
      ],
    },
    {
      keys: { words: 'An arrow key at the end' },
      does: 'Starts again at the other end; disabled tabs are skipped',
      walk: [
        // The last tab is disabled.
        { in: 'TabCounts', from: 'tab[id$="-open"]' },
        { press: 'Arrow Left', focus: 'tab[id$="-paid"]' },
        { press: 'Arrow Right', focus: 'tab[id$="-open"]' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last tab',
      walk: [
        { in: 'VerticalTabs', from: 'tab "Profile"', press: 'End', focus: 'tab "Payment"' },
        { press: 'Home', focus: 'tab "Profile"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Selects the focused tab',
      walk: [
        { from: 'tab "Outbound"', press: 'Arrow Right' },
        { press: 'Enter', shows: ['tab "Return"[aria-selected="true"]', 'tabpanel "Return"'] },
        { press: 'Arrow Left', shows: 'tabpanel "Return"' },
        { press: 'Space', shows: ['tab "Outbound"[aria-selected="true"]', 'tabpanel "Outbound"'] },
      ],
    },
  ],
  roles: [
    {
      role: 'tablist',
      name: 'Your trip to Lisbon',
      means: 'The list of tabs. You supply its name.',
    },
    {
      role: 'tablist',
      name: 'Account settings',
      states: { 'aria-orientation': 'vertical' },
      means: 'A vertical list. `Tabs` sets the orientation.',
      after: [{ in: 'VerticalTabs' }],
    },
    {
      role: 'tab',
      name: 'Outbound',
      states: { 'aria-selected': 'true', tabindex: '0', 'aria-controls': '…' },
      means: 'The selected tab, the only one in the tab order. You supply `aria-controls`.',
    },
    {
      role: 'tab',
      name: 'Return',
      states: { 'aria-selected': 'false', tabindex: '-1' },
      means: 'Any other tab. The arrow keys reach it.',
    },
    {
      role: 'tabpanel',
      name: 'Outbound',
      states: { 'aria-labelledby': '…' },
      means: 'The panel. You supply role, name and the tab stop.',
    },
  ],
} satisfies KeyboardFile;

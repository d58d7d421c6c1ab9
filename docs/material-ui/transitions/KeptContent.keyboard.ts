export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Enters a visible child; skips a hidden one, mounted or not',
      walk: [
        { from: 'button "Visit to the station"', press: 'Tab', focus: 'textbox "Repairs"' },
        { press: 'Tab', focus: 'textbox "Weather"' },
        { from: 'button "Visit to the station"', press: 'Enter', hides: 'textbox "Repairs"' },
        { hides: 'textbox "Weather"' },
        { press: 'Tab', focus: 'button "File the visit"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Visit to the station',
      states: { 'aria-expanded': 'true', 'aria-controls': '…' },
      means: 'The control that shows and hides. You supply its states.',
    },
    {
      role: 'button',
      name: 'Whole report',
      states: { 'aria-expanded': 'false', 'aria-controls': '…' },
      means: 'The same for a `collapsedSize`.',
      after: [{ in: 'CollapsedReport' }],
    },
    {
      role: 'status',
      means: 'A live region that announces what changed. You supply the region.',
    },
  ],
} satisfies KeyboardFile;

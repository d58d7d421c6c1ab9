export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the next button; each button that is not disabled is a tab stop',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Pen"' },
        { press: 'Tab', focus: 'button "Text"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the button; in a group with `exclusive`, a second press leaves no button selected',
      walk: [
        { from: 'button "Text"', press: 'Enter', shows: 'button "Text"[aria-pressed="true"]' },
        { shows: 'button "Pen"[aria-pressed="false"]' },
        { press: 'Space', shows: 'button "Text"[aria-pressed="false"]' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Nothing, unlike in a radio group',
      walk: [
        { from: 'button "Text"', press: 'Arrow Right', focus: 'button "Text"' },
        { press: 'Arrow Left', focus: 'button "Text"' },
        { shows: 'button "Pen"[aria-pressed="true"]' },
      ],
    },
  ],
  roles: [
    {
      role: 'group',
      name: 'Marking tool',
      means: 'The group. You supply the name.',
    },
    {
      role: 'button',
      name: 'Pen',
      states: { 'aria-pressed': 'true', value: 'pen' },
      means: 'A toggle button. The component sets `aria-pressed`.',
    },
  ],
} satisfies KeyboardFile;

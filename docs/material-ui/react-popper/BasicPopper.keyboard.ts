export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        'At the end of `<body>`': {
          does: 'Goes on in the page; the popper comes last',
          walk: [
            { from: 'button "Andromeda Galaxy"', press: 'Enter', shows: 'tooltip' },
            { press: 'Tab', shows: 'tooltip' },
          ],
        },
        '`disablePortal`': {
          does: 'Goes from the button into the popper, and on in the page',
          walk: [
            { in: 'LayerPanel', from: 'button "Layers"', press: 'Enter', shows: 'group "Layers"' },
            { press: 'Tab', focus: 'checkbox "Stars"' },
            { press: ['Tab', 'Tab'], focus: 'checkbox "Grid"' },
            { press: 'Shift + Tab', focus: 'checkbox "Milky Way"' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'At the end of `<body>`': {
          does: 'Closes it, with your handler on the button',
          walk: [
            { in: 'EscapePopper', from: 'button "Triangulum Galaxy"', press: 'Enter' },
            { shows: 'tooltip' },
            { press: 'Escape', hides: 'tooltip', focus: 'button "Triangulum Galaxy"' },
          ],
        },
        '`disablePortal`': {
          does: 'Closes it, with your handler around button and popper',
          walk: [
            { in: 'LayerPanel', from: 'button "Layers"', press: ['Enter', 'Tab'] },
            { focus: 'checkbox "Stars"' },
            { press: 'Escape', hides: 'group "Layers"', focus: 'button "Layers"' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Andromeda Galaxy',
      states: { 'aria-expanded': 'true', 'aria-describedby': '…' },
      means: 'The control that opens the popper. You supply both states.',
      after: [{ from: 'button "Andromeda Galaxy"', press: 'Enter' }],
    },
    {
      role: 'tooltip',
      states: { id: '…' },
      means: 'The default role of the root, right for text that describes a control.',
      after: [{ from: 'button "Andromeda Galaxy"', press: 'Enter' }],
    },
    {
      role: 'group',
      name: 'Layers',
      means: 'A popper with controls. You supply role and name.',
      after: [{ in: 'LayerPanel', from: 'button "Layers"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Follows the order of the document, not that of the React components',
      walk: [
        { in: 'PortalEvents', from: 'checkbox "Only live shows"', press: 'Tab' },
        { focus: 'checkbox "Mute"' },
        { press: 'Tab', focus: 'checkbox "Mono, not passed on"' },
      ],
    },
    {
      keys: 'Space',
      does: 'A change in the portal reaches the handler of the React parent, unless it is stopped',
      walk: [
        { in: 'PortalEvents', from: 'checkbox "Mute"', press: 'Space' },
        { shows: 'status:has-text("form: 1")' },
        { from: 'checkbox "Mono, not passed on"', press: 'Space' },
        { shows: 'status:has-text("form: 1")' },
      ],
    },
  ],
  roles: [
    {
      role: 'status',
      means: 'A message in the portal, which announces its changes. You supply the role.',
      after: [{ in: 'PlayerBar' }],
    },
  ],
} satisfies KeyboardFile;

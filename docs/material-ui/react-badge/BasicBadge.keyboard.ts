export default {
  roles: [
    {
      role: 'link',
      name: 'Inbox, 4 unread',
      means: 'The control with the badge. You supply the number in its name.',
    },
    {
      role: 'tab',
      name: 'Corrections, 2 new',
      means: 'A tab with a badge beside its label. You supply the name.',
      after: [{ in: 'DeskTabs' }],
    },
    {
      role: 'status',
      means: 'A text that announces a new number. You supply it.',
      after: [{ in: 'UnreadBadge' }],
    },
  ],
} satisfies KeyboardFile;

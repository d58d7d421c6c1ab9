export default {
  roles: [
    {
      role: 'separator',
      means: 'A horizontal divider, an `<hr>`',
    },
    {
      role: 'separator',
      states: { 'aria-orientation': 'vertical' },
      means: 'A vertical divider, a `<div>`',
      after: [{ in: 'VerticalDividers' }],
    },
    {
      role: 'separator',
      states: { 'aria-orientation': 'horizontal' },
      means: 'A divider with content, a `<div>`. With `role="presentation"`, it has no role.',
      after: [{ in: 'TicketOffer' }],
    },
  ],
} satisfies KeyboardFile;

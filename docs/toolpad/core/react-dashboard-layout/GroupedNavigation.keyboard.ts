/** On a phone, the sidebar opens over the page. */
const OPEN = { width: 390, from: 'button "Expand navigation menu"', press: 'Enter' } as const;

export default {
  faults: ['list'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the header, the items of the sidebar, and the page',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Expand navigation menu"' },
        { press: ['Tab', 'Tab', 'Tab'], focus: 'link:has-text("Orders")' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Follows a link; opens or closes a group',
      walk: [
        { from: 'link[href="/stock"]', press: 'Enter', shows: 'main:has-text("/stock")' },
        OPEN,
        { from: 'button:has-text("Shipping")', press: 'Enter', shows: 'link:has-text("Late")' },
        { press: 'Enter', hides: 'link:has-text("Late")' },
      ],
    },
    {
      keys: 'Space',
      does: 'Opens or closes a group',
      walk: [
        OPEN,
        { from: 'button:has-text("Shipping")', press: 'Space', shows: 'link:has-text("Late")' },
        { press: 'Space', hides: 'link:has-text("Late")' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the sidebar that lies over the page, and the account menu',
      walk: [
        OPEN,
        { shows: 'button:has-text("Shipping")' },
        { press: 'Escape', hides: 'button:has-text("Shipping")' },
        { in: 'AccountDashboard', from: 'button "Current User"', press: 'Enter' },
        { shows: 'button:has-text("Log out")' },
        { press: 'Escape', hides: 'button:has-text("Log out")' },
      ],
    },
  ],
  roles: [
    { role: 'banner', means: 'The header.' },
    { role: 'navigation', means: 'The `<nav>` in the sidebar. It has no name.' },
    { role: 'main', means: 'The element around the page.' },
    {
      role: 'link',
      states: { href: '/stock' },
      means: 'An item of the navigation. The selected one has no `aria-current`.',
    },
    {
      role: 'button',
      name: 'Shipping',
      means: 'An item with children, while the sidebar is wide. It has no `aria-expanded`.',
      after: [OPEN],
    },
  ],
} satisfies KeyboardFile;

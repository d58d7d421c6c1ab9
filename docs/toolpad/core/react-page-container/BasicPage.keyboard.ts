export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the breadcrumbs, then the buttons of the toolbar',
      walk: [
        { in: 'OrdersPage', from: 'before the demo', press: 'Tab' },
        { focus: 'link "Download the orders"' },
        { press: 'Tab', focus: 'link "Add"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Follows a breadcrumb',
      walk: [
        {
          in: 'WeekPages',
          from: 'link[href="/menus"].MuiLink-root',
          press: 'Enter',
          shows: 'main:has-text("You are at /menus")',
          hides: 'main:has-text("You are at /menus/")',
        },
      ],
    },
  ],
  roles: [
    {
      role: 'navigation',
      name: 'breadcrumb',
      means: 'The `Breadcrumbs`. Its last item has no `aria-current`.',
    },
    { role: 'heading', name: 'Menus', means: 'The title, an `<h4>`.' },
  ],
} satisfies KeyboardFile;

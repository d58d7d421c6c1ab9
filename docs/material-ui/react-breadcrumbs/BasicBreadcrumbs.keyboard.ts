export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous link or button of the path; skips a current page without a link',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'link "Maps"' },
        { press: 'Tab', focus: 'link "Sea charts"' },
        { press: 'Shift + Tab', focus: 'link "Maps"' },
        { in: 'CollapsedBreadcrumbs', from: 'link "Maps"', press: 'Tab' },
        { focus: 'button "Show all six levels"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Follows the link; on the dots, shows all levels and focuses the first link',
      walk: [
        { from: 'link "Sea charts"', press: 'Enter', clicks: 'link "Sea charts"' },
        { in: 'CollapsedBreadcrumbs', from: 'button "Show all six levels"', press: 'Enter' },
        { hides: 'button "Show all six levels"', focus: 'link "Maps"', shows: 'link "Alps"' },
      ],
    },
    {
      keys: 'Space',
      does: 'On the dots, shows all levels and focuses the first link; a link does not react',
      walk: [
        { in: 'CollapsedBreadcrumbs', from: 'button "Show all six levels"', press: 'Space' },
        { hides: 'button "Show all six levels"', focus: 'link "Maps"', shows: 'link "Alps"' },
        { press: 'Space', clicks: 'nothing' },
      ],
    },
  ],
  roles: [
    {
      role: 'navigation',
      name: 'Path to sheet 12',
      means: '`Breadcrumbs`, a `<nav>` with an ordered list. You supply the name.',
    },
    {
      role: 'link',
      name: 'Sea charts',
      states: { href: '…' },
      means: 'A level above the page.',
    },
    {
      role: 'paragraph',
      states: { 'aria-current': 'page' },
      means: 'The current page, as text or as a link. You supply `aria-current`.',
    },
    {
      role: 'button',
      name: 'Show all six levels',
      means: 'The dots of a collapsed path. `expandText` is their name.',
      after: [{ in: 'CollapsedBreadcrumbs' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous item; skips disabled items and the dots',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "page 1"' },
        { press: 'Tab', focus: 'button "Go to page 2"' },
        { press: 'Shift + Tab', focus: 'button "page 1"' },
        { in: 'LinkPagination', from: 'link "page 3"', press: 'Tab' },
        { focus: 'link "Go to page 18"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Goes to the page',
      walk: [
        { from: 'button "Go to page 2"', press: 'Enter', shows: 'button "page 2"' },
        { in: 'LinkPagination', from: 'link "Go to page 18"', press: 'Enter' },
        { shows: 'link "page 18"' },
        { in: 'LetterPagination', from: 'button "Next"', press: 'Enter' },
        { shows: 'status:has-text("Names with G")', focus: 'button "Next"' },
      ],
    },
    {
      keys: 'Space',
      does: 'Goes to the page; a link does not react',
      walk: [
        { from: 'button "Go to page 3"', press: 'Space', shows: 'button "page 3"' },
        { in: 'LinkPagination', from: 'link "Go to page 18"', press: 'Space', clicks: 'nothing' },
      ],
    },
  ],
  roles: [
    {
      role: 'navigation',
      name: 'Pages of names',
      means: '`Pagination`, a `<nav>` with a list. Its name is `pagination navigation` by default.',
    },
    {
      role: 'button',
      name: 'page 1',
      states: { 'aria-current': 'true' },
      means: 'The current page.',
    },
    { role: 'button', name: 'Go to page 2', means: 'Another page. `getItemAriaLabel` names it.' },
    {
      role: 'button',
      name: 'Go to previous page',
      states: { disabled: '' },
      means: 'An arrow. On the first page, it is disabled.',
    },
    {
      role: 'link',
      name: 'page 3',
      states: { 'aria-current': 'page', href: '…' },
      means: 'An item with `component="a"`. You supply `href` and `aria-current`.',
      after: [{ in: 'LinkPagination' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        Link: {
          does: 'Moves focus to the link',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'link' }],
        },
        'Link with `component="button"`': {
          does: 'Moves focus to the button',
          walk: [{ in: 'ButtonLink', from: 'before the demo', press: 'Tab', focus: 'button' }],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        Link: {
          does: 'Follows the link',
          walk: [{ from: 'link', press: 'Enter', clicks: 'link' }],
        },
        'Link with `component="button"`': {
          does: 'Activates it',
          walk: [{ in: 'ButtonLink', from: 'button', press: 'Enter', clicks: 'button' }],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        Link: {
          does: 'Scrolls the page',
          walk: [{ from: 'link', press: 'Space', clicks: 'nothing', scrolls: true }],
        },
        'Link with `component="button"`': {
          does: 'Activates it when released',
          walk: [
            { in: 'ButtonLink', from: 'button', hold: 'Space', clicks: 'nothing' },
            { release: 'Space', clicks: 'button' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'link',
      name: 'rules for the nesting season',
      states: { href: '…' },
      means: 'An `<a>` with `href`. Its text is the name.',
    },
    {
      role: 'link',
      name: 'Boardwalk',
      states: { 'aria-current': 'page' },
      means: 'The link to the current page. You supply the state.',
      after: [{ in: 'CurrentLink' }],
    },
    {
      role: 'button',
      name: 'Tide times',
      states: { type: 'button', 'aria-expanded': 'false' },
      means: '`component="button"`. You supply type and state.',
      after: [{ in: 'ButtonLink' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        Button: {
          does: 'Moves focus to the button',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'button "Book a table"' }],
        },
        '`component="a"`': {
          does: 'Moves focus to the link',
          walk: [{ in: 'LinkButton', from: 'before the demo', press: 'Tab', focus: 'link' }],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        Button: {
          does: 'Activates',
          walk: [{ from: 'button', hold: 'Enter', clicks: 'button' }, { release: 'Enter' }],
        },
        '`component="a"`': {
          does: 'Follows the link',
          walk: [{ in: 'LinkButton', from: 'link', press: 'Enter', clicks: 'link' }],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        Button: {
          does: 'Activates on release',
          walk: [
            { from: 'button', hold: 'Space', clicks: 'nothing' },
            { release: 'Space', clicks: 'button' },
          ],
        },
        '`component="a"`': {
          does: 'Scrolls the page',
          walk: [
            { in: 'LinkButton', from: 'link', press: 'Space', clicks: 'nothing', scrolls: true },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Book a table',
      states: { type: 'button' },
      means: 'A `<button>`. Its text is the name.',
    },
    {
      role: 'link',
      name: 'View itinerary',
      states: { href: '…' },
      means: 'An `<a>`, with `component="a"` and `href`.',
      after: [{ in: 'LinkButton' }],
    },
    {
      role: 'progressbar',
      name: 'Sending',
      means: 'The indicator of a loading button. You supply its name.',
      after: [{ in: 'LoadingButton' }],
    },
  ],
} satisfies KeyboardFile;

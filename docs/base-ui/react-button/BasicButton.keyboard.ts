export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        '`<button>` and other elements': {
          does: 'Moves focus to the button',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'button "Add a copy"' }],
        },
        Link: {
          does: 'Moves focus to the link',
          walk: [{ in: 'LinkButton', from: 'before the demo', press: 'Tab', focus: 'link' }],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        '`<button>` and other elements': {
          does: 'Activates on key down',
          walk: [{ from: 'button', hold: 'Enter', clicks: 'button' }, { release: 'Enter' }],
        },
        Link: {
          does: 'Follows the link',
          walk: [{ in: 'LinkButton', from: 'link', press: 'Enter', clicks: 'link' }],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        '`<button>` and other elements': {
          does: 'Activates when the key is released',
          walk: [
            { from: 'button', hold: 'Space', clicks: 'nothing' },
            { release: 'Space', clicks: 'button' },
          ],
        },
        Link: {
          does: 'Scrolls the page',
          walk: [
            { in: 'LinkButton', from: 'link', press: 'Space', clicks: 'nothing', scrolls: true },
          ],
        },
      },
    },
  ],
  roles: [
    { role: 'button', name: 'Add a copy', means: 'A `<button>`. Its text is the name.' },
    {
      role: 'link',
      name: 'View itinerary',
      states: { href: '…' },
      means: 'An `<a>`, if you set `href`.',
      after: [{ in: 'LinkButton' }],
    },
  ],
} satisfies KeyboardFile;

export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        Button: {
          does: 'Moves focus to the button',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'button' }],
        },
        'Button with `href`': {
          does: 'Moves focus to it',
          walk: [{ in: 'LinkButtons', from: 'before the demo', press: 'Tab', focus: 'link' }],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        Button: {
          does: 'Activates it',
          walk: [{ from: 'button', hold: 'Enter', clicks: 'button' }, { release: 'Enter' }],
        },
        'Button with `href`': {
          does: 'Follows the link',
          walk: [{ in: 'LinkButtons', from: 'link', press: 'Enter', clicks: 'link' }],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        Button: {
          does: 'Activates it when released',
          walk: [
            { from: 'button', hold: 'Space', clicks: 'nothing' },
            { release: 'Space', clicks: 'button' },
          ],
        },
        'Button with `href`': {
          does: 'Scrolls the page',
          walk: [
            { in: 'LinkButtons', from: 'link', press: 'Space', clicks: 'nothing', scrolls: true },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'button',
      states: { type: 'button' },
      means: 'A `<button>`. Its text is the name.',
    },
    {
      role: 'link',
      states: { href: '…' },
      means: 'An `<a>`, if you set `href`. Its text is the name.',
      after: [{ in: 'LinkButtons' }],
    },
  ],
} satisfies KeyboardFile;

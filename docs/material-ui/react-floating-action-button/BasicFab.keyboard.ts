export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        Button: {
          does: 'Moves focus to the button',
          walk: [{ from: 'before the demo', press: 'Tab', focus: 'button "New note"' }],
        },
        'Button with `href`': {
          does: 'Moves focus to the link',
          walk: [
            { in: 'LinkFab', from: 'before the demo', press: 'Tab' },
            { focus: 'link "Open the map"' },
          ],
        },
      },
    },
    {
      keys: 'Enter',
      in: {
        Button: {
          does: 'Activates the button',
          walk: [{ from: 'button "New note"', press: 'Enter', clicks: 'button "New note"' }],
        },
        'Button with `href`': {
          does: 'Follows the link',
          walk: [
            {
              in: 'LinkFab',
              from: 'link "Open the map"',
              press: 'Enter',
              clicks: 'link "Open the map"',
            },
          ],
        },
      },
    },
    {
      keys: 'Space',
      in: {
        Button: {
          does: 'Activates the button when released',
          walk: [
            { from: 'button "New note"', hold: 'Space', clicks: 'nothing' },
            { release: 'Space', clicks: 'button "New note"' },
          ],
        },
        'Button with `href`': {
          does: 'Does not follow the link',
          walk: [
            {
              in: 'LinkFab',
              from: 'link "Open the map"',
              press: 'Space',
              clicks: 'nothing',
            },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'New note',
      states: { type: 'button' },
      means: 'A `<button>`. You supply its name, unless it contains text.',
    },
    {
      role: 'button',
      name: 'Upload (no signal)',
      states: { disabled: '' },
      means: 'A `disabled` button, which cannot be focused.',
      after: [{ in: 'DisabledFab' }],
    },
    {
      role: 'link',
      name: 'Open the map',
      states: { href: '…' },
      means: 'An `<a>`, if you set `href`. The tooltip is its name.',
      after: [{ in: 'LinkFab' }],
    },
  ],
} satisfies KeyboardFile;

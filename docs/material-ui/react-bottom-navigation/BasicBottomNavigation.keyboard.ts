export default {
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Next and previous action; skips disabled ones',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Tides"' },
        { press: 'Tab', focus: 'button "Harbors"' },
        { press: 'Shift + Tab', focus: 'button "Tides"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onChange`; a link reacts to `Enter` only',
      walk: [
        {
          from: 'button "Harbors"',
          press: 'Enter',
          shows: 'button "Harbors"[aria-current="true"]',
        },
        { from: 'button "Wind"', press: 'Space', shows: 'button "Wind"[aria-current="true"]' },
        { in: 'LinkNavigation', from: 'link "Tides"', press: 'Space', clicks: 'nothing' },
        { press: 'Enter', clicks: 'link "Tides"' },
      ],
    },
  ],
  roles: [
    {
      role: 'navigation',
      name: 'Views',
      means: '`BottomNavigation`, a `<div>` without a role. You supply `component` and name.',
    },
    {
      role: 'button',
      name: 'Tides',
      states: { 'aria-current': 'true' },
      means: 'The selected action. You supply `aria-current`.',
    },
    {
      role: 'link',
      name: 'Tides',
      states: { href: '…' },
      means: 'An action with `href`.',
      after: [{ in: 'LinkNavigation' }],
    },
  ],
} satisfies KeyboardFile;

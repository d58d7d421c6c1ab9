export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus in the order of the source, across the columns; items without controls are skipped',
      walk: [
        { from: 'before the demo', press: 'Tab' },
        {
          focus:
            'link "Supply boat Thursday at noon: flour, paraffin and two sacks of coal. Bring the empty drums."',
        },
        { press: 'Tab', focus: 'link "Lens Wipe with spirit, never with wool."' },
        {
          press: 'Tab',
          focus: 'link "Fog signal Two blasts every 90 seconds. Tested on Mondays at 8 AM."',
        },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the button of an item; its column grows, and the focus stays',
      walk: [
        { in: 'GrowingNotices', from: 'button "Supply boat"', press: 'Enter' },
        { shows: 'button "Supply boat"[aria-expanded="true"]', focus: 'button "Supply boat"' },
        { press: 'Space', shows: 'button "Supply boat"[aria-expanded="false"]' },
      ],
    },
  ],
  roles: [
    {
      role: 'list',
      name: 'Notices',
      means: 'The masonry, a `<div>` without a role of its own. You supply role and name.',
    },
    { role: 'listitem', means: 'An item. You supply the role.' },
    {
      role: 'img',
      name: 'The tower at dusk',
      means: 'A picture as an item. You supply `alt`.',
      after: [{ in: 'PhotoMasonry' }],
    },
  ],
} satisfies KeyboardFile;

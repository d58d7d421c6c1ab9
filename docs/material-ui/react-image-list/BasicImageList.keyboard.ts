export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus through links and buttons; pictures and title bars take no focus',
      walk: [
        { in: 'LinkedPieces', from: 'before the demo', press: 'Tab' },
        { focus: 'link "Tide bowl: Wide bowl with a deep blue glaze"' },
        { press: 'Tab', focus: 'button "Keep Tide bowl"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses a button in an item; a link reacts to `Enter` only',
      walk: [
        {
          in: 'LinkedPieces',
          from: 'button "Keep Tide bowl"',
          press: 'Enter',
          shows: 'button "Keep Tide bowl"[aria-pressed="true"]',
        },
        { press: 'Space', shows: 'button "Keep Tide bowl"[aria-pressed="false"]' },
        {
          from: 'link "Tide bowl: Wide bowl with a deep blue glaze"',
          press: 'Enter',
          clicks: 'link "Tide bowl: Wide bowl with a deep blue glaze"',
        },
        { in: 'PieceViewer', from: 'button "Tide bowl"', press: 'Space' },
        { shows: 'dialog "Tide bowl, $64"' },
        { press: 'Escape', focus: 'button "Tide bowl"' },
      ],
    },
  ],
  roles: [
    {
      role: 'list',
      name: 'From the kiln in March',
      means: 'The list. You supply `aria-label`.',
    },
    { role: 'listitem', means: 'An item with its picture.' },
    {
      role: 'img',
      name: 'Wide bowl with a deep blue glaze',
      means: 'The picture. You supply `alt`.',
    },
    {
      role: 'link',
      name: 'Tide bowl: Wide bowl with a deep blue glaze',
      means: 'A link around a picture. Its name is the `alt` of the picture.',
      after: [{ in: 'LinkedPieces' }],
    },
    {
      role: 'button',
      name: 'Keep Ash mug',
      states: { 'aria-pressed': 'false' },
      means: 'An `actionIcon` that switches. You supply name and state.',
      after: [{ in: 'LinkedPieces' }],
    },
  ],
} satisfies KeyboardFile;

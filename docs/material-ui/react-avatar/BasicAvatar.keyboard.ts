export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to a button or link around an avatar; skips an avatar alone',
      walk: [
        { in: 'AccountButton', from: 'before the demo', press: 'Tab' },
        { focus: 'button "Nadia Khan, on air"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the button around an avatar',
      walk: [
        {
          in: 'AccountButton',
          from: 'button',
          press: 'Enter',
          shows: 'status:has-text("Off air")',
        },
        { press: 'Space', shows: 'status:has-text("studio 2")' },
      ],
    },
  ],
  roles: [
    {
      role: 'img',
      name: 'Tom Larsen',
      states: { src: '…' },
      means: 'The picture. `alt` is the name.',
      after: [{ in: 'ImageAvatars' }],
    },
    {
      role: 'img',
      name: 'Sports desk',
      means: 'An avatar with an icon. You supply role and name.',
      after: [{ in: 'IconAvatars' }],
    },
    {
      role: 'img',
      name: 'Six editors: Nadia Khan, Tom Larsen and four others',
      means: 'A group that stands for one fact. You supply role and name.',
      after: [{ in: 'EditorGroup' }],
    },
    {
      role: 'button',
      name: 'Nadia Khan, on air',
      means:
        'An `IconButton` around an avatar. Its tooltip is the name, and says what the dot means.',
      after: [{ in: 'AccountButton' }],
    },
  ],
} satisfies KeyboardFile;

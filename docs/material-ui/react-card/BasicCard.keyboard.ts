export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus through the links and buttons of a card; the card itself takes no focus',
      walk: [
        { in: 'ProduceCards', from: 'before the demo', press: 'Tab' },
        { focus: 'link "Conference pears $3.10 a pound"' },
        { press: 'Tab', focus: 'button "Add to basket: Conference pears"' },
        { in: 'StretchedLink', from: 'before the demo', press: 'Tab' },
        { focus: 'link "Grafting an old tree"' },
        { press: 'Tab', focus: 'button "Keep the course"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Clicks a `CardActionArea`; one with `href` is a link and reacts to `Enter` only',
      walk: [
        { in: 'SelectableCards', from: 'button "Ladder, 10 ft"', press: 'Enter' },
        { shows: 'button "Ladder, 10 ft"[aria-pressed="false"]' },
        { press: 'Space', shows: 'button "Ladder, 10 ft"[aria-pressed="true"]' },
        {
          in: 'ProduceCards',
          from: 'link "Conference pears $3.10 a pound"',
          press: 'Enter',
          clicks: 'link "Conference pears $3.10 a pound"',
        },
      ],
    },
  ],
  roles: [
    {
      role: 'img',
      name: 'Two red apples on a board',
      means: '`CardMedia` with `component="img"`. You supply `alt`.',
    },
    {
      role: 'img',
      name: 'A red barn behind a hill',
      means: '`CardMedia` with `image` as its background. You supply `aria-label`.',
      after: [{ in: 'BackgroundMedia' }],
    },
    {
      role: 'link',
      name: 'Damson plums $4.40 a pound',
      means: '`CardActionArea` with `href`. All text inside is its name.',
      after: [{ in: 'ProduceCards' }],
    },
    {
      role: 'button',
      name: 'Ladder, 10 ft',
      states: { 'aria-pressed': 'true' },
      means: '`CardActionArea` without `href`. You supply `aria-pressed`.',
      after: [{ in: 'SelectableCards' }],
    },
  ],
} satisfies KeyboardFile;

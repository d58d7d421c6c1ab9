import { readHeadings } from '../readHeadings';

const texts = (content: string) => readHeadings(content).map(({ text, anchor }) => [text, anchor]);

it.each([
  ['sections', '## Variants', [['Variants', 'variants']]],
  ['subsections', '### Icon buttons', [['Icon buttons', 'icon-buttons']]],
  ['code', '## Styles with `sx`', [['Styles with sx', 'styles-with-sx']]],
  ['stars that are code', '## Use `a * b * c`', [['Use a * b * c', 'use-a--b--c']]],
  ['emphasis', '## A **big** _one_', [['A big one', 'a-big-one']]],
  ['links', '## The [theme](/theme/)', [['The theme', 'the-theme']]],
  ['elements', '## The box <Chip label="beta" />', [['The box', 'the-box']]],
  ['an id of its own', '## Variants {#kinds}', [['Variants', 'kinds']]],
  ['an id in a comment', '## 变体 {/* #variants */}', [['变体', 'variants']]],
  ['closing marks', '## Variants ##', [['Variants', 'variants']]],
  ['Chinese', '## 安装', [['安装', '安装']]],
])('reads %s', (_, content, expected) => {
  expect(texts(content)).toEqual(expected);
});

it.each([
  ['titles', '# Button'],
  ['what is deep', '#### Detail'],
  ['code', '```md\n## Not a heading\n```'],
  ['code in tildes', '~~~\n## Not a heading\n~~~'],
  ['comments', '{/* ## One\n## Two */}'],
  ['empty ones', '## '],
])('leaves out %s', (_, content) => {
  expect(texts(content)).toEqual([]);
});

it('tells equal headings apart, also those that are not listed', () => {
  expect(texts('## A\n\n#### A\n\n## A')).toEqual([
    ['A', 'a'],
    ['A', 'a-2'],
  ]);
});

it('reads as deep as asked for, with further ids of each section', () => {
  const content = '<Anchors ids="z" />\n\n#### A\n\n<Anchors ids="y x" />\n\n##### B\n\n#### C';
  expect(readHeadings(content, 4)).toEqual([
    { text: 'A', anchor: 'a', level: 4, others: ['y', 'x', 'b'] },
    { text: 'C', anchor: 'c', level: 4 },
  ]);
});

it('goes on after code and comments', () => {
  expect(texts('```tsx\nx\n```\n{/* note */}\n## After')).toEqual([['After', 'after']]);
});

import { demoHash, parseDemoHash } from '../demoHash';

test.each([
  ['#BasicButtons.tsx', { id: 'BasicButtons', variant: 'TS', styling: null }],
  ['BasicButtons.js', { id: 'BasicButtons', variant: 'JS', styling: null }],
  ['#system-Tags.js', { id: 'Tags', variant: 'JS', styling: 'MUI System' }],
  ['#tailwind-Tags.tsx', { id: 'Tags', variant: 'TS', styling: 'Tailwind' }],
  ['#css-Tags.tsx', { id: 'Tags', variant: 'TS', styling: 'CSS' }],
  // The demo itself, in a styling.
  ['#tailwind-Tags', { id: 'Tags', variant: null, styling: 'Tailwind' }],
  ['#css-Tags-2', { id: 'Tags-2', variant: null, styling: 'CSS' }],
  ['system-BasicTags', { id: 'BasicTags', variant: null, styling: 'MUI System' }],
  // A demo that appears twice on a page.
  ['#css-Tags-2.tsx', { id: 'Tags-2', variant: 'TS', styling: 'CSS' }],
  // Parts of a name are not prefixes.
  ['#my-css-Table.js', { id: 'my-css-Table', variant: 'JS', styling: null }],
  ['#cssTable.js', { id: 'cssTable', variant: 'JS', styling: null }],
])('%s links to a demo', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});

test.each([
  '',
  '#',
  '#BasicButtons',
  '#.js',
  '#next.json',
  '#api/Button.js',
  '#Table.ts',
  // Headings.
  '#css-variables',
  '#system-props',
  '#tailwind-',
  '#css-Table.ts',
  '#Option-css-root',
])('"%s" names neither source nor styling', (hash) => {
  expect(parseDemoHash(hash)).toBeNull();
});

test.each([
  [{ id: 'Tags', variant: 'TS', styling: 'Tailwind' }, '#tailwind-Tags.tsx'],
  [{ id: 'Tags', variant: 'JS', styling: 'MUI System' }, '#system-Tags.js'],
  [{ id: 'Tags-2', variant: 'JS', styling: null }, '#Tags-2.js'],
  [{ id: 'Tags', variant: null, styling: 'CSS' }, '#css-Tags'],
] as const)('the hash of %j is %s', (link, expected) => {
  expect(demoHash(link)).toBe(expected);
  expect(parseDemoHash(expected)).toEqual(link);
});

import { changedRules, type StyleRules } from '../changedRules';

const defaults: StyleRules[] = [
  { ':root': { '--a': '1px', '--b': 2 } },
  { '[data-theme="dark"]': { '--c': 'rgba(var(--d, undefined) / 0.1)' } },
];

test.each<[string, StyleRules[], StyleRules]>([
  ['nothing for the same rules', defaults, {}],
  [
    'what has another value',
    [{ ':root': { '--a': '2px', '--b': 2 } }],
    { ':root': { '--a': '2px' } },
  ],
  ['nothing but variables', [{ ':root': { colorScheme: 'dark' } }], {}],
  ['what is new', [{ ':root': { '--x': 1 } }], { ':root': { '--x': 1 } }],
  ['whole selectors that are new', [{ '.x': { '--a': '1px' } }], { '.x': { '--a': '1px' } }],
  [
    'nothing for another fallback',
    [{ '[data-theme="dark"]': { '--c': 'rgba(var(--d, 0 0 0) / 0.1)' } }],
    {},
  ],
  [
    'the last of two sheets with one selector',
    [{ ':root': { '--a': '3px' } }, { ':root': { '--a': '4px' } }],
    { ':root': { '--a': '4px' } },
  ],
])('gives %s', (_, sheets, expected) => {
  expect(changedRules(defaults, sheets)).toEqual(expected);
});

import { toPageFacts, type PageFactsContext } from '../node/facts/toPageFacts';

const facts = { packageName: '@mui/base', version: '5.0.0', source: 'https://git.example/Button' };
const changes = { since: 'v5', to: '/ui/changes/#button' };

const context: PageFactsContext = {
  packages: {
    '@mui/base': {
      Button: { ...facts, size: 12_345 },
      Dialog: { ...facts, since: 'v6' },
      Tabs: { ...facts, size: 900, changes },
      useButton: { ...facts, size: 1_049 },
      useMedia: { ...facts, size: 2_000 },
    },
  },
  language: 'en',
  hasPage: () => true,
  text: (key, values = {}) => [key, ...Object.values(values)].join(' '),
};

const factsOf = (
  frontMatter: Readonly<Record<string, unknown>>,
  { title = 'Page', ...rest }: Partial<PageFactsContext> & { title?: string } = {},
) =>
  toPageFacts(
    { title, frontMatter: { packageName: '@mui/base', ...frontMatter } },
    { ...context, ...rest },
  ).map(({ text, to }) => (to === undefined ? text : `${text} -> ${to}`));

const SOURCE = 'source -> https://git.example/Button';
const PACKAGE = '@mui/base 5.0.0';

test.each([
  ['the size of the first component', { components: 'Button, Tabs' }, 'size Button 12.3'],
  [
    'the hook beside the component',
    { components: 'Button', hooks: 'useButton' },
    'sizeOf useButton 1.0',
  ],
  ['what is new', { components: 'Dialog' }, 'since v6'],
  ['changes of any component', { components: 'Button, Tabs' }, 'changes v5 -> /ui/changes/#button'],
  ['the pattern', { components: 'Button', waiAria: 'https://a' }, 'waiAria -> https://a'],
])('shows %s', (_name, frontMatter, expected) => {
  expect(factsOf(frontMatter)).toContain(expected);
});

test('a page has package first and source last, and no empty facts', () => {
  expect(factsOf({ components: 'Dialog' })).toEqual([PACKAGE, 'since v6', SOURCE]);
});

test('a hook without an API page is the title of its page', () => {
  expect(factsOf({}, { title: 'useMedia' })).toEqual([PACKAGE, 'size useMedia 2.0', SOURCE]);
});

test('a page that is titled like its component has one size', () => {
  expect(factsOf({ components: 'Button' }, { title: 'Button' })).toEqual([
    PACKAGE,
    'size Button 12.3',
    SOURCE,
  ]);
});

test('the plan comes first, numbers are those of the language', () => {
  const shown = factsOf({ components: 'Button' }, { plan: 'pro', language: 'pt-BR' });
  expect(shown.slice(0, 3)).toEqual(['pro', PACKAGE, 'size Button 12,3']);
});

test('changes are left out if the page with them does not exist', () => {
  expect(factsOf({ components: 'Tabs' }, { hasPage: () => false }).join()).not.toContain('changes');
});

test.each([
  ['another page', { packageName: undefined }],
  ['another package', { packageName: '@mui/other', components: 'Button' }],
  ['an unknown component', { components: 'constructor' }],
])('%s has no facts', (_name, frontMatter) => {
  expect(factsOf(frontMatter)).toEqual([]);
});

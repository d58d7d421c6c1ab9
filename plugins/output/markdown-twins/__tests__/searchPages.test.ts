import { apiSection } from '../node/mcp/apiSection';
import { PageSearch, toSections } from '../node/mcp/searchPages';

test('headings in code begin no section', () => {
  expect(toSections('a\n\n## B `c`\n\n```md\n## no\n```\n\n### D\n\ne')).toEqual([
    { heading: '', text: 'a' },
    { heading: 'B c', text: '```md\n## no\n```' },
    { heading: 'D', text: 'e' },
  ]);
});

const page = (path: string, markdown: string) => ({
  path: `/material-ui/${path}/`,
  product: 'material-ui',
  version: 'current',
  markdown,
});

const TITLES = {
  tabs: 'Tabs',
  button: 'Button',
  'api/button': 'Button API',
  group: 'Button Group',
};
const search = new PageSearch(
  [
    page('tabs', '# Tabs\n\nA button. Views.\n\n## Color\n\nx'),
    page('button', '# Button\n\nPress.\n\n## Color\n\nIn `styled-components`, red.'),
    page('api/button', '# Button API\n\n## Props\n\n`color`'),
    page('group', '# Button Group\n\nSeveral. A color of styled-components, and red for errors.'),
  ],
  [
    {
      product: 'material-ui',
      version: 'current',
      part: {
        schema: 1,
        base: '/material-ui/',
        pages: Object.entries(TITLES).map(([path, title]) => ({
          path: `${path}/`,
          title,
          ...(path === 'api/button' && {
            members: [['Button', '', [['prop', 'button-prop-', 'color']]]],
          }),
          ...(path === 'button' && { headings: ['Color'], keywords: ['action'] }),
        })),
      },
    },
  ],
);

const SCOPE = { product: '', face: '', includes: () => true };

test.each([
  ['button', ['button', 'api/button', 'group', 'tabs']],
  ['button color', ['api/button', 'button', 'tabs', 'group']],
  ['an action', ['button']],
  ['views', ['tabs']],
  ['styled-components red', ['button', 'group']],
  ['errors', ['group']],
  ['zebra', []],
  ['?', []],
  ['c++ (.*)', ['api/button', 'button']],
])('"%s" finds', (query, expected) => {
  const found = search.search(query, SCOPE, 10).map((hit) => hit.page.path);
  expect(found.slice(0, expected.length)).toEqual(expected.map((path) => `/material-ui/${path}/`));
});

test('a hit has the place with the words', () => {
  const [hit] = search.search('red', SCOPE, 1);
  expect(hit).toMatchObject({ heading: 'Color', excerpt: 'In `styled-components`, red.' });
});

test('finds only where it is told to', () => {
  const scope = { ...SCOPE, includes: () => false };
  expect(search.search('button red', scope, 10)).toEqual([]);
});

test('the section of a component on a shared page', () => {
  const shared = '# T\n\n## A\n\na\n\n### Props\n\n## B\n\nb\n';
  expect(apiSection(shared, 'A', ['A', 'B'])).toBe('## A\n\na\n\n### Props\n');
  expect(apiSection(shared, 'B', ['A', 'B'])).toBe('## B\n\nb\n');
  expect(apiSection(shared, 'A', ['A'])).toBe(shared);
  expect(apiSection(shared, 'C', ['A', 'C'])).toBe(shared);
});

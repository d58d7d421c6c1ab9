import { apiSection } from '../node/mcp/apiSection';
import { indexPage, searchPages, toSections, toTerms } from '../node/mcp/searchPages';

test.each([
  ['Button variant', ['button', 'variant']],
  ['useMediaQuery()', ['usemediaquery']],
  ['MuiButton-root, button button', ['muibutton-root', 'button']],
  ['颜色主题', ['颜色', '色主', '主题']],
  ['?!', []],
])('the words of "%s"', (query, expected) => {
  expect(toTerms(query)).toEqual(expected);
});

test('headings in code begin no section', () => {
  expect(toSections('a\n\n## B `c`\n\n```md\n## no\n```\n\n### D\n\ne')).toEqual([
    { heading: '', text: 'a' },
    { heading: 'B c', text: '```md\n## no\n```' },
    { heading: 'D', text: 'e' },
  ]);
});

const pages = [
  {
    title: 'Tabs',
    description: 'Views.',
    names: [],
    markdown: 'A button. A button.\n\n## Color\n\nx',
  },
  { title: 'Button', description: 'Acts.', names: [], markdown: 'Press.\n\n## Color\n\nred' },
  { title: 'Button API', description: '', names: ['Button'], markdown: '## Props\n\n`color`' },
  { title: 'Button Group', description: '', names: [], markdown: 'Several.' },
].map(indexPage);

test.each([
  ['button', ['Button API', 'Button', 'Button Group', 'Tabs']],
  ['button color', ['Button API', 'Button', 'Tabs']],
  ['views', ['Tabs']],
  ['utto', ['Button', 'Button API', 'Button Group', 'Tabs']],
  ['button zebra', ['Button API', 'Button', 'Button Group', 'Tabs']],
  ['zebra', []],
  ['?', []],
  ['c++ (.*)', ['Button', 'Button API', 'Tabs']],
])('"%s" finds', (query, expected) => {
  const found = searchPages(pages, query, 10).map(({ page }) => page.title);
  expect(found.slice(0, expected.length).sort()).toEqual([...expected].sort());
  expect(found[0]).toBe(expected[0]);
});

test('a hit has the place with the words', () => {
  const [hit] = searchPages(pages, 'red', 1);
  expect(hit).toMatchObject({ heading: 'Color', excerpt: 'red' });
});

test('the section of a component on a shared page', () => {
  const shared = '# T\n\n## A\n\na\n\n### Props\n\n## B\n\nb\n';
  expect(apiSection(shared, 'A', ['A', 'B'])).toBe('## A\n\na\n\n### Props\n');
  expect(apiSection(shared, 'B', ['A', 'B'])).toBe('## B\n\nb\n');
  expect(apiSection(shared, 'A', ['A'])).toBe(shared);
  expect(apiSection(shared, 'C', ['A', 'C'])).toBe(shared);
});

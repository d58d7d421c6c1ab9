import { findSharedProblems } from '../node/rules/acrossPages';
import { parsePage } from './parsePage';

const paragraph = 'One two three four five six seven eight nine ten eleven twelve.';
const at = (name: string, body: string) =>
  parsePage(body, { file: `docs/material-ui/${name}/index.mdx`, demos: { 'A.tsx': 'A' } });

test.each<[string, string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ['different pages', 'One.', 'Two.', {}, []],
  ['the same paragraph', paragraph, paragraph, {}, ['same-paragraph']],
  ['a shown demo', '<Demo src="./A.tsx" />', 'B', { 'docs/material-ui/a/A.tsx': 'A' }, []],
  [
    'its styled sibling',
    '<Demo src="./A.tsx" />',
    'B',
    { 'docs/material-ui/a/A.tsx': 'A', 'docs/material-ui/a/A.css.tsx': 'B' },
    [],
  ],
  ['a demo that is not shown', 'A', 'B', { 'docs/material-ui/a/A.tsx': 'A' }, ['orphan-demo']],
  [
    'the same demo',
    '<Demo src="./A.tsx" />',
    '<Demo src="./A.tsx" />',
    { 'docs/material-ui/a/A.tsx': 'A', 'docs/material-ui/b/A.tsx': 'A ' },
    ['same-demo'],
  ],
  [
    'a theme that is used',
    '<Demo src="./A.tsx" theme="./A.theme.ts" />',
    'B',
    { 'docs/material-ui/a/A.tsx': 'A', 'docs/material-ui/a/A.theme.ts': 'T' },
    [],
  ],
  [
    'a theme that is not used',
    '<Demo src="./A.tsx" />',
    'B',
    { 'docs/material-ui/a/A.tsx': 'A', 'docs/material-ui/a/A.theme.tsx': 'T' },
    ['orphan-theme'],
  ],
])('%s', (_, one, other, demos, rules) => {
  const found = findSharedProblems([at('a', one), at('b', other)], new Map(Object.entries(demos)));
  expect(found.map(({ rule }) => rule)).toEqual(['same-description', ...rules]);
});

test.each<[string, string, readonly string[]]>([
  ['every page', '<ComponentCard to="/material-ui/react-a/" />', []],
  [
    'another page',
    '<ComponentCard to="/material-ui/react-b/" />',
    ['no picture leads to /material-ui/react-a/; add a <ComponentCard> for it.'],
  ],
])('a gallery with a card for %s', (_, card, messages) => {
  const gallery = at('all-components', `<ComponentGallery>\n${card}\n</ComponentGallery>`);
  const found = findSharedProblems([at('react-a', 'A'), gallery], new Map());
  const missing = found.filter(({ rule }) => rule === 'missing-card');
  expect(missing.map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['A', 'docs/material-ui/a/index.mdx', 'where its demo is shown'],
  ['B', 'docs/material-ui/a/B.theme.ts', 'at the file, since it has no demo'],
])('the theme of %s is reported in %s, %s', (name, file) => {
  const theme = `docs/material-ui/a/${name}.theme.ts`;
  const page = at('a', 'Text.\n\n<Demo src="./A.tsx" />');
  const line = page.source.split('\n').indexOf('<Demo src="./A.tsx" />') + 1;
  expect(findSharedProblems([page], new Map([[theme, 'T']]))).toEqual([
    {
      file,
      ...(name === 'A' && { line }),
      message: `no page uses the theme ${theme}; write theme="./${name}.theme.ts" at its demo, or delete it.`,
      rule: 'orphan-theme',
    },
  ]);
});

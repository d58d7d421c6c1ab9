import { isAsWritten } from '../node/isAsWritten';
import { parsePage } from '../node/parsePage';

const isFirstBlockAsWritten = (content: string) => {
  const [block] = parsePage(content, 'docs/page.mdx').tree.children;
  if (!block) throw new Error('The page is empty.');
  return isAsWritten(block, content);
};

test.each([
  ['a paragraph', 'Set `size` to *small* or **large**.\nOn a second line, too.'],
  ['escaped characters', 'A \\<div> & \\{x}.'],
  ['a link to another site', 'See [React](https://react.dev).'],
  ['a heading', '## Sizes'],
  ['a list in a list', '- One\n  - Two'],
  ['a quote', '> One'],
  ['a line', '---'],
])('%s stays', (_name, content) => {
  expect(isFirstBlockAsWritten(content)).toBe(true);
});

test.each([
  ['a link within the site', 'See [Button](/material-ui/react-button/).'],
  ['a link to a section', '- See [sizes](#sizes).'],
  ['a relative picture', '![Sizes](./sizes.png)'],
  ['an expression', 'Version {changes.to}'],
  ['a comment', 'One {/* two */}'],
  ['an element', 'One <kbd>Enter</kbd>'],
  ['a component', '<Demo src="./Sizes.tsx" />'],
  ['a heading with an anchor', '## Sizes {#sizes}'],
  ['code, which has two forms', '```tsx\nconst a = 1;\n```'],
  ['a table, which has a form of its own', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a callout', ':::note\nOne\n:::'],
  ['text with a colon', 'An a:hover'],
  ['a link by reference', 'See [React][1].\n\n[1]: https://react.dev'],
  ['a character reference', 'A &lt;div&gt;'],
  ['an indented list', '  - One\n  - Two'],
])('%s does not', (_name, content) => {
  expect(isFirstBlockAsWritten(content)).toBe(false);
});

import { checkPage } from '../node/checkPage';
import { parsePage } from './parsePage';

const words = 'one two three '.repeat(6);
const long = `${words}${words}.`;

test.each<[string, string, string | undefined]>([
  ['a plain sentence', 'The button sends the form.', undefined],
  ['36 words', long, 'sentence-length'],
  ['36 words in two sentences', `A ${words}. A ${words}.`, undefined],
  ['a bare "This"', 'This names the button.', 'bare-start'],
  ['a bare "That"', 'One. That is enough.', 'bare-start'],
  ['a bare "Both"', 'Both read the theme.', 'bare-start'],
  ['"This" with a noun', 'This class names the button.', undefined],
  ['"Both" with a noun', 'Both buttons read the theme.', undefined],
  ['"Both" with code', 'Both `sx` and `styled` read it.', undefined],
  ['a banned word', 'Simply press it.', 'word'],
  ['a banned word in a table', '| A |\n| - |\n| For people |', 'word'],
  ['a reader', 'The reader picks one.', 'word'],
  ['a screen reader', 'A screen reader says it.', undefined],
  ['British spelling', 'A grey button.', 'word'],
  ['code', 'Set `grey`.', undefined],
  ['a word twice', 'The the button.', 'the'],
  ['a wrong article', 'A hour later.', 'retext-indefinite-article'],
  ['a skipped heading level', '## A\n\n#### B', 'heading-increment'],
  ['a heading twice', '## A\n\n### B\n\n### B', 'no-duplicate-headings-in-section'],
])('%s', async (_, body, rule) => {
  const found = await checkPage(parsePage(body), []);
  expect(found.map((problem) => problem.rule)).toEqual(rule === undefined ? [] : [rule]);
});

test('translations are not checked for English', async () => {
  const file = 'i18n/pt/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx';
  expect(await checkPage(parsePage(long, { file }), [])).toEqual([]);
});

import { parseFrontMatter } from '../../front-matter/parseFrontMatter';
import { readQuestions } from '../readQuestions';

const BODY = `## Colors

<Anchors ids="palette  shades" />

#### Deep one

### Several values
`;

function read(fields: string) {
  const source = `---\ntitle: Colors of several\n${fields}\n---\n\n${BODY}`;
  const { frontMatter } = parseFrontMatter(source, 'a.mdx', '');
  return readQuestions(frontMatter['questions'], source);
}

const lines = (...questions: string[]) => ['questions:', ...questions].join('\n  ');

it.each([
  ['a heading', 'red, blue: colors', { words: ['red', 'blue'], anchor: 'colors' }],
  ['a further id of a section', 'red: shades', { words: ['red'], anchor: 'colors' }],
  ['a deeper heading', 'red: deep-one', { words: ['red'], anchor: 'colors' }],
  ['a subsection', 'red: several-values', { words: ['red'], anchor: 'several-values' }],
  ['another page', 'red: /x/page/#red', { words: ['red'], link: '/x/page/#red' }],
  ['nothing, with a reason', "red: 'none: gone since version 5'", undefined],
])('is answered by %s', (_, question, expected) => {
  const questions = expected ? [{ line: 4, ...expected }] : [];
  expect(read(lines(question))).toEqual({ questions, problems: [] });
});

it.each([
  ['nowhere', lines('red: colors', 'several: sizes'), 5, 'the id "sizes", to which the question'],
  ['without an answer', lines('red:'), 4, 'no heading or <Anchors> has the id ""'],
  ['to an object', lines('red: { to: colors }'), 4, 'no heading or <Anchors> has'],
  ['nowhere without a reason', lines('red: none'), 4, `say why nothing answers the question "red"`],
  ['nowhere with an empty reason', lines("red: 'none: '"), 4, 'say why nothing answers'],
  ['somewhere twice', lines('red, blue: colors', 'blue: palette'), 5, '"blue" is there twice'],
  ['in a list', 'questions: [red]', 3, 'write "questions" as lines of words'],
  ['as a word', 'questions: red', 3, 'write "questions" as lines of words'],
])('may not lead %s', (_, fields, line, message) => {
  expect(read(fields).problems).toEqual([{ line, message: expect.stringContaining(message) }]);
});

it('a page may have none', () => {
  expect(readQuestions(undefined, BODY)).toEqual({ questions: [], problems: [] });
});

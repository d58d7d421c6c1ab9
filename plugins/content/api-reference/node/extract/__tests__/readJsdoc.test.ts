import ts from 'typescript';
import { defaultOf, deprecationOf, readJsdoc, seeOf, type Jsdoc } from '../readJsdoc';

function read(comment: string): Jsdoc {
  const text = `interface Props {\n  /**\n${comment}\n   */\n  prop?: string;\n}`;
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true);
  const [declaration] = source.statements;
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
    throw new Error('No interface');
  }
  return readJsdoc(declaration.members);
}

test.each([
  ["   * Text.\n   * @default 'a'\n   * @deprecated Use b.", "'a'"],
  ['   * @default styled(Backdrop, {})({ zIndex: -1 })', 'styled(Backdrop, {})({ zIndex: -1 })'],
  ['   * @defaultValue 12px', '12px'],
])('the default in %j is %j', (comment, text) => {
  expect(defaultOf(read(comment))).toBe(text);
});

test.each([
  ['   * @deprecated', true],
  [
    '   * @deprecated Use `slots` instead. See [how](https://mui.com/).',
    'Use `slots` instead. See [how](https://mui.com/).',
  ],
  ['   * Text.', undefined],
])('the deprecation in %j is %j', (comment, reason) => {
  expect(deprecationOf(read(comment))).toBe(reason);
});

test('a description keeps its Markdown and its lines', () => {
  expect(read('   * If `true`, *this*.\r\n   *\r\n   * - that').description).toBe(
    'If `true`, *this*.\n\n- that',
  );
});

test('a description is without what its authors note for themselves', () => {
  const comment =
    '   * Text.\n   * TODO: Move it to\n   * the other one.\n   *\n   * More of TODO lists.';
  expect(read(comment).description).toBe('Text.\n\n\nMore of TODO lists.');
});

test.each([
  [
    '   * @see See the [guide](https://mui.com/) for more.',
    'the [guide](https://mui.com/) for more.',
  ],
  ['   * @see https://mui.com/', 'https://mui.com/'],
  ['   * Text.', undefined],
])('what %j refers to is %j', (comment, text) => {
  expect(seeOf(read(comment))).toBe(text);
});

test('parameters and the result make the signature of a callback', () => {
  const { parameters, returns } = read(
    [
      '   * Called.',
      '   * @template T',
      '   * @param {React.SyntheticEvent} event - The event.',
      '   * @param {"a" | "b"} [reason] Why.',
      '   * @returns {boolean} Whether it is so.',
    ].join('\n'),
  );
  expect(parameters).toEqual([
    { name: 'event', type: 'React.SyntheticEvent', optional: false, description: 'The event.' },
    { name: 'reason', type: '"a" | "b"', optional: true, description: 'Why.' },
  ]);
  expect(returns).toEqual({ type: 'boolean', description: 'Whether it is so.' });
});

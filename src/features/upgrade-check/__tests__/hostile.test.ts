import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';
import { checkSource } from '../checkSource';
import { FINDING_LIMIT, SOURCE_LIMIT } from '../result';

const FILE: UpgradeFile = {
  rows: [
    { component: 'ListItem', subject: 'prop', kind: 'removed', name: 'button', to: '/row' },
    {
      component: 'Chip',
      subject: 'class',
      kind: 'deprecated',
      name: 'avatarSmall',
      className: 'MuiChip-avatarSmall',
      to: '/row',
    },
  ],
  imports: [],
  importsPage: '/imports',
};

const check = (text: string, fileName?: string) =>
  checkSource({ text, ...(fileName !== undefined && { fileName }) }, FILE);

const repeat = (text: string, times: number) => text.repeat(times);

test.each([
  ['too long', repeat('a', SOURCE_LIMIT + 1), { problem: 'tooLong' }],
  ['brackets, nested deeply', repeat('[', 90_000), { problem: 'tooDeep' }],
  [
    'closed brackets, nested deeply',
    repeat('(', 50_000) + repeat(')', 50_000),
    { problem: 'tooDeep' },
  ],
  ['elements, nested deeply', repeat('<a>', 30_000), { problem: 'tooDeep' }],
  ['a long sum', `x = ${repeat('1+', 90_000)}1`, { problem: 'tooDeep' }],
  ['prose', 'Dear all, the ferry is late.', { problem: 'syntax', line: 1 }],
  ['a file that ends early', 'const a = 1;\nconst b = {', { problem: 'syntax', line: 2 }],
  ['another language', 'def f(x):\n    return x', { problem: 'syntax', line: 1 }],
  ['HTML', '<!doctype html>\n<p>', { problem: 'syntax', line: 1 }],
  ['letters of control', '\u0000\u0001\uFFFF', { problem: 'syntax', line: 1 }],
])('%s is answered with a sentence', (_title, text, expected) => {
  expect(check(text)).toEqual(expected);
});

test.each([
  "import { Chip } from 'a';",
  'function App() {',
  'class App {',
  'const { a } = b;',
  'export default function App() {',
])('broken code that begins with "%s" is no style sheet', (line) => {
  expect(check(`${line}\n<div><ListItem button />;`)).toMatchObject({ problem: 'syntax' });
});

test.each([
  ['nothing', ''],
  ['a number', '42'],
  ['JSON', '{"a": [1, 2]}'],
  [
    'keys of the prototype',
    'const o = { constructor: 1, __proto__: {}, MuiToString: { defaultProps: null } };',
  ],
  ['an object that spreads itself', 'const a = { ...a }; <ListItem {...a} />;'],
  [
    'two objects that spread each other',
    'const a = { ...b }; const b = { ...a }; <ListItem {...a} />;',
  ],
  ['a name of itself', 'const A = A; <A button />;'],
  ['members of what is not there', 'a.b.c.d; <a.b.c button />; styled()``; createElement();'],
  ['a style sheet without an end', '.a { /*'],
])('%s has no findings', (_title, text) => {
  expect(check(text)).toEqual({ findings: [], total: 0, assumed: [] });
});

test('of very many findings, the first are told', () => {
  const result = check(repeat('<ListItem button />;', 400));
  expect(result).toMatchObject({ total: 400 });
  expect('findings' in result && result.findings).toHaveLength(FINDING_LIMIT);
});

test('of a long line, the part around the use is told', () => {
  const result = check(
    `const x = '${repeat('.a ', 5_000)}.MuiChip-avatarSmall ${repeat('.b ', 5_000)}';`,
  );
  if ('problem' in result) throw new Error(result.problem);
  const [finding] = result.findings;
  expect(finding?.code.length).toBeLessThanOrEqual(160);
  expect(finding?.code.slice(...finding.mark)).toBe('MuiChip-avatarSmall');
});

test.each([
  ['many lines', repeat('<ListItem button />;\n', 4_000)],
  ['many names of classes', `const x = '${repeat('MuiChip-avatarSmall ', 9_900)}';`],
  ['many names that are none', `const x = '${repeat('MuiChip-', 24_000)}';`],
  ['comments that look like a style sheet', `${repeat('/**', 66_000)}{`],
  ['spaces before a brace', `.a${repeat(' ', 190_000)}(`],
  ['spread objects', `const a={b:1};${repeat('c={...a,...a};<ListItem {...a} {...a} />;', 2_000)}`],
])('%s are answered before the test ends', (_title, text) => {
  expect(check(text)).toBeDefined();
});

test('Windows line ends do not move what is marked', () => {
  const result = check('const a = 1;\r\n<ListItem button />;\r\n');
  expect(result).toMatchObject({
    findings: [{ line: 2, column: 11, code: '<ListItem button />;' }],
  });
});

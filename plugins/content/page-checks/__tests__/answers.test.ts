import { checkPage } from '../node/checkPage';
import type { PageRule } from '../node/contentPage';
import { firstDemo, importOnce, limits, nothing, usualWords } from '../node/rules/answers';
import { parsePage } from './parsePage';

const QUESTIONS = 'questions: { a: x, b: x, c: x, d: x, e: x }\n';

async function messagesOf(rule: PageRule, body: string, frontMatter = QUESTIONS, demo = '') {
  const page = parsePage(body, { frontMatter, demos: { 'Basic.tsx': demo } });
  const found = await checkPage(page, [rule]);
  return found.filter((problem) => problem.rule === rule.name).map(({ message }) => message);
}

const items = (count: number) => '- An item.\n'.repeat(count);
const imports = "```tsx\nimport Button from '@mui/material/Button';\n```\n\n";
const usage = `${imports.slice(0, -5)}\n<Button />;\n\`\`\`\n\n`;
const six = `## Limits\n\n${items(5)}\n:::note\nOne more.\n:::\n`;

test.each<[string, PageRule, string, string | undefined]>([
  ['five limits', limits, `## Limits\n\n${items(5)}\n## See also\n\n${items(3)}`, undefined],
  ['six limits', limits, six, '"Limits" has 6 entries'],
  ['limits with headings', limits, `## Limits\n\n${'### One\n\nText.\n\n'.repeat(6)}`, '6 entries'],
  ['a section', nothing, '## Customization\n\nUse `sx`.', undefined],
  ['no such section', nothing, '## Server rendering\n\nNone.', undefined],
  ['none', nothing, '## Limits\n\nNone.\n\n## API', 'leave out "Limits"'],
  [
    'no state',
    nothing,
    '## Controlled and uncontrolled\n\nA box has no state.',
    'leave out "Contr',
  ],
  ['none, and a way', nothing, '## Limits\n\nNone.\n\n```tsx\n<A />\n```', undefined],
  ['an import and its use', importOnce, imports + usage, undefined],
  ['an import twice', importOnce, imports + imports, 'they stand above'],
  ['an import after its use', importOnce, usage + imports, 'they stand above'],
  ['the usual word', usualWords, 'Click the button in any kind of form.', undefined],
  ['a rare word', usualWords, 'With **`value`**, your state\ndecides.', '"state decides": write'],
  [
    'a rare word in a table',
    usualWords,
    '| a |\n| - |\n| The ways out |',
    '"ways out": write "fix"',
  ],
  ['a rare word in a heading', usualWords, '## Make a kind of `Chip`', '"Make a kind of": write'],
  ['a button that is pressed', usualWords, 'When users press the button.', 'write "click"'],
  ['a key that is pressed', usualWords, 'When users press `Enter`.', undefined],
])('%s', async (_, rule, body, message) => {
  const found = await messagesOf(rule, body);
  expect(found).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

const demo = (lines: number) =>
  `const a = 1;\n\nexport default function Basic() {\n  return (\n${'    <a />\n'.repeat(lines)}  );\n}\n`;
const body = '<Demo src="./Basic.tsx" />';

test('a first demo is short, or says why not', async () => {
  expect(await messagesOf(firstDemo, body, QUESTIONS, demo(15))).toEqual([]);
  expect(await messagesOf(firstDemo, body, QUESTIONS, demo(16))).toEqual([
    expect.stringContaining('Basic, has 16 lines of JSX; write at most 15'),
  ]);
  const allow = 'allow: { Basic: A table has rows. }\n';
  expect(await messagesOf(firstDemo, body, allow + QUESTIONS, demo(16))).toEqual([]);
});

test('pages without questions come later', async () => {
  expect(await messagesOf(limits, six, 'questions: { a: x }\n')).toEqual([]);
});

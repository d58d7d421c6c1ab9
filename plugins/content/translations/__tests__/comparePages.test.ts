import { parsePage } from '../../../common/pages/parsePage';
import { comparePages } from '../node/comparePages';

const ENGLISH = `---
title: Button
description: Buttons start actions.
packageName: '@mui/material'
---

A button starts an action, such as [sending](/a/) a form with {name}.

<Demo src="./Basic.tsx" label="Basic" />

## When to use it

Set \`size\` to \`small\`, which is 24 pixels.

:::note
See the [list](/b/#c).
:::

\`\`\`tsx title="A file"
const a = 1; // One
\`\`\`

## Limits
`;

const TRANSLATED = `---
title: 按钮
description: 按钮用来触发操作。
packageName: '@mui/material'
translated_from: '257cc5642cb1a054f08cc83f2d943e56fd3ebe99'
---

按钮{name}用来触发操作，例如[发送](/a/)表单。

<Demo src="./Basic.tsx" label="基本" />

## 何时使用 {/* #when-to-use-it */}

把 \`size\` 设为 \`small\`，即 24 像素；\`size\` 还可以更大。

:::note
请看[列表](/b/#c)。
:::

\`\`\`tsx title="文件"
const a = 1; // 一
\`\`\`

## 限制 {/* #limits */}
`;

const FILE = 'docs/material-ui/react-button/index.mdx';

const compare = (translated: string) =>
  comparePages(parsePage(FILE, ENGLISH), parsePage('own.mdx', translated), { 局限: '限制' }).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

test('a faithful translation has no problems', () => {
  expect(compare(TRANSLATED)).toEqual([]);
});

test.each([
  ['a placeholder lost', ['{name}', ''], '8: the placeholder {name} of English is missing here.'],
  ['a placeholder invented', ['表单', '{count}'], '8: the placeholder {count} is not in English.'],
  ['another link', ['(/a/)', '(/x/)'], '8: the link /x/ is not in English.'],
  ['another anchor', ['#c', '#d'], '12: the link /b/#c of English is missing here.'],
  ['other code', ['a = 1', 'a = 2'], '20: the code block tsx … is not in English.'],
  ['another name in code', ['`small`', '`大`'], '14: the inline code `大` is not in English.'],
  [
    'a component dropped',
    ['<Demo src="./Basic.tsx" label="基本" />', ''],
    '8: the component <Demo src="./Basic.tsx"> of English is missing here.',
  ],
  ['another demo', ['./Basic', './Other'], '10: the component <Demo src="./Other.tsx"> is not'],
  ['an admonition dropped', [':::note', ':::tip'], '16: the component :::tip is not in English.'],
  ['a heading without its id', [' {/* #limits */}', ''], '24: English has no heading #限制;'],
  ['a heading lost', ['## 限制 {/* #limits */}', ''], '12: the heading #limits is missing'],
  ['a heading of another level', ['## 限制', '### 限制'], '24: the heading #limits has the wrong'],
  ['front matter lost', ["packageName: '@mui/material'\n", ''], '1: the front matter lacks "pack'],
  ['other front matter', ['@mui/material', '@mui/lab'], '4: "packageName" of the front matter is'],
  ['English left', ['按钮用来触发操作。', 'Buttons start actions.'], '3: the description is still'],
  [
    'a title left in English',
    ['title: 按钮', 'title: Button'],
    '2: the title is still in English.',
  ],
  ['another number', ['24 像素', '12 像素'], '12: the number 24 of English is'],
  ['a half-width comma', ['，例如', ',例如'], '8: "用来触发操作,例如发送表单。" is half-width'],
  ['no space beside code', ['设为 `small`', '设为`small`'], '14: "'],
  [
    'half a paragraph left',
    ['{name}用来触发操作', '{name} a button starts an action'],
    '8: still in English: "a button starts an".',
  ],
  ['another term', ['限制', '局限'], '24: "局限" is "限制" in the list of terms.'],
])('%s', (_, [from = '', to = ''], expected) => {
  expect(compare(TRANSLATED.replace(from, to))).toContainEqual(
    expect.stringContaining(`own.mdx:${expected}`),
  );
});

test('headings out of order', () => {
  const swapped = TRANSLATED.replace(/(## 何[\s\S]*)(## 限.*\n)/, '$2\n$1');
  expect(compare(swapped)).toEqual(['own.mdx:12: the heading #limits is out of order.']);
});

test('a sentence that is still in English', () => {
  const names = TRANSLATED.replace('例如', '例如 Material UI、Joy UI、Base UI and Toolpad ');
  expect(compare(names)).toEqual([]);
  const copied = TRANSLATED.replace(/按钮\{name\}.*/, ENGLISH.split('\n')[6] ?? '');
  expect(compare(copied)).toEqual([expect.stringContaining('own.mdx:8: still in English: "A but')]);
});

test('"allow" excuses code, with a reason', () => {
  const excused = TRANSLATED.replace('a = 1', "a = '一'").replace(
    'description',
    'allow:\n  code: The strings are those of the demo.\ndescription',
  );
  expect(compare(excused)).toEqual([]);
});

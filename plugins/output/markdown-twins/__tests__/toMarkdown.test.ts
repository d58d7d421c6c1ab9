import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import english from '../../../../i18n/en/dictionary.json';
import { createTexts } from '../node/texts';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { parsePage } from '../node/parsePage';
import { toMarkdown, type TwinPage } from '../node/toMarkdown';

const site = temporaryFolder('all');

const FILES: Readonly<Record<string, string>> = {
  'docs/material-ui/react-button/BasicButtons.tsx':
    "import { size } from './size';\n\nexport default function BasicButtons() {\n  const n: number = size;\n  return <b>{n}</b>;\n}\n",
  'docs/material-ui/react-button/size.ts': 'export const size: number = 2;\n',
  'docs/material-ui/react-button/Pills.tsx':
    'export default function Pills() {\n  return null;\n}\n',
  'docs/material-ui/react-button/Pills.tailwind.tsx':
    'export default function Pills() {\n  return <i className="p-2" />;\n}\n',
  '.docusaurus/api-reference/bundle-size/material-ui.json': JSON.stringify([
    { name: 'Button', to: '/material-ui/api/button/', from: '@mui/material/Button', bytes: 21_995 },
  ]),
  '.docusaurus/api-reference/changes/material-ui.json': JSON.stringify({
    schema: 1,
    package: '@mui/material',
    from: '5.16.7',
    to: '6.1.0',
    components: [
      {
        name: 'Button',
        slug: 'button',
        changes: [
          { kind: 'typeChanged', subject: 'prop', name: 'size', from: 'a | b', to: 'string' },
          { kind: 'requiredChanged', subject: 'prop', name: 'open', to: 'required' },
        ],
      },
    ],
  }),
};

beforeAll(() => site.write(FILES));

interface Given extends Partial<TwinPage> {
  readonly variant?: CodeVariant;
}

async function convert(content: string, { variant = 'TS', ...page }: Given = {}) {
  const given: TwinPage = {
    siteDir: site.path,
    generatedFilesDir: path.join(site.path, '.docusaurus'),
    file: 'docs/material-ui/react-button/index.mdx',
    permalink: '/zh/material-ui/react-button/',
    title: 'T',
    description: '',
    frontMatter: {},
    texts: createTexts([english]),
    place: { origin: 'https://docs.test', baseUrl: '/zh/' },
    ...page,
  };
  return (await toMarkdown(given, parsePage(content, given.file), [variant]))[0];
}

const body = async (content: string, page?: Given) =>
  (await convert(content, page))?.replace('# T\n\n', '').trimEnd();

test('a page begins with its title and its description, and has no front matter', async () => {
  await expect(
    convert('---\ntitle: Button\n---\n\nText.\n', { title: 'The `Button`', description: 'Acts.' }),
  ).resolves.toBe('# The \\`Button\\`\n\nActs.\n\nText.\n');
});

test('the facts of a component are one line below the description', async () => {
  const facts = [
    { text: '@mui/material 6.1.0' },
    { text: '22.0 kB gzip, alone', hint: 'Without React.' },
    { text: 'Changes since v5', to: '/material-ui/changes/#button' },
    { text: 'Source', to: 'https://git.test/Button' },
  ];
  await expect(
    convert('Text.', { description: 'Acts.', frontMatter: { page_facts: facts } }),
  ).resolves.toBe(
    '# T\n\nActs.\n\n@mui/material 6.1.0 · 22.0 kB gzip, alone · ' +
      '[Changes since v5](https://docs.test/zh/material-ui/changes/#button) · ' +
      '[Source](https://git.test/Button)\n\nText.\n',
  );
});

test.each([
  ['a path', '[a](/material-ui/x/#y)', '[a](https://docs.test/zh/material-ui/x/#y)'],
  ['a hash', '[a](#y)', '[a](https://docs.test/zh/material-ui/react-button/#y)'],
  ['a relative path', '[a](./x/)', '[a](https://docs.test/zh/material-ui/react-button/x/)'],
  ['a file', '[a](pathname:///x.json)', '[a](https://docs.test/x.json)'],
  ['another site', '[a](https://x.test/)', '[a](https://x.test/)'],
  ['mail', '[a](mailto:a@x.test)', '[a](mailto:a@x.test)'],
  ['an image', '![a](/img/a.png)', '![a](https://docs.test/zh/img/a.png)'],
  ['a definition', '[a][b]\n\n[b]: /x/', '[a][b]\n\n[b]: https://docs.test/zh/x/'],
])('a link to %s is absolute', async (_name, page, expected) => {
  await expect(body(page)).resolves.toBe(expected);
});

test.each([
  ['the anchor of a heading', '## A b {#c}', '## A b'],
  [
    'imports, exports and comments',
    "import a from 'b'\n\nexport const c = 1\n\n{/* d */}\n\ne",
    'e',
  ],
  ['a text in braces', "a{' '}b", 'a b'],
  ['elements of HTML', '<div>a <kbd>b</kbd></div>', 'a b'],
  ['a line break and emphasis', 'a<br /><strong>b</strong>', 'a\\\n**b**'],
  ['a colon in text', 'Use a:hover, or 10:30.', 'Use a:hover, or 10:30.'],
  ['text that looks like an element', 'a \\<Button> b', 'a \\<Button> b'],
])('%s', async (_name, page, expected) => {
  await expect(body(page)).resolves.toBe(expected);
});

test.each([
  ['info', ':::info\n\na\n\n:::', '> [!NOTE]\n> a'],
  ['danger', ':::danger\n\na\n\n:::', '> [!CAUTION]\n> a'],
  ['a title', ':::warning[Do *not*]\n\na\n\n:::', '> [!WARNING]\n> **Do _not_**\n>\n> a'],
  ['a title without brackets', ':::tip Try\n\na\n\n:::', '> [!TIP]\n> **Try**\n>\n> a'],
  ['a list', ':::note\n\n- a\n\n:::', '> [!NOTE]\n>\n> - a'],
])('an admonition with %s is an alert', async (_name, page, expected) => {
  await expect(body(page)).resolves.toBe(expected);
});

const TYPED = '```tsx title="a.tsx"\nconst a: number = 1;\n// highlight-next-line\nuse(a);\n```';

test.each([
  [
    'TypeScript, without the comments that mark lines',
    'TS',
    TYPED,
    '```tsx title="a.tsx"\nconst a: number = 1;\nuse(a);\n```',
  ],
  ['JavaScript', 'JS', TYPED, '```jsx title="a.jsx"\nconst a = 1;\nuse(a);\n```'],
  [
    'code that is not rewritten because its lines are named',
    'JS',
    '```tsx {1}\nconst a: number = 1;\n```',
    '```tsx\nconst a: number = 1;\n```',
  ],
  [
    'commands for each package manager',
    'TS',
    '```bash npm2yarn\nnpm install a\n```',
    '**npm**\n\n```bash\nnpm install a\n```\n\n**pnpm**\n\n```bash\npnpm add a\n```\n\n**yarn**\n\n```bash\nyarn add a\n```',
  ],
  [
    'tabs',
    'TS',
    '<CodeTabs>\n\n```css tab="One"\na {}\n```\n\n```css tab="Two"\nb {}\n```\n\n</CodeTabs>',
    '**One**\n\n```css\na {}\n```\n\n**Two**\n\n```css\nb {}\n```',
  ],
] as const)('%s', async (_name, variant, page, expected) => {
  await expect(body(page, { variant })).resolves.toBe(expected);
});

test('a demo is its code, with the files that it imports', async () => {
  await expect(body('<Demo src="./BasicButtons.tsx" />')).resolves.toBe(
    [
      '**Demo: Basic buttons**',
      '```tsx title="BasicButtons.tsx"\n' +
        FILES['docs/material-ui/react-button/BasicButtons.tsx'] +
        '```',
      '```ts title="size.ts"\nexport const size: number = 2;\n```',
    ].join('\n\n'),
  );
});

test('a demo in JavaScript', async () => {
  const markdown = await body('<Demo src="./BasicButtons.tsx" />', { variant: 'JS' });
  expect(markdown).toContain('```jsx title="BasicButtons.jsx"');
  expect(markdown).toContain('const n = size;');
  expect(markdown).toContain('```js title="size.js"\nexport const size = 2;\n```');
});

test('each styling of a demo is named', async () => {
  const markdown = await body('<Demo src="./Pills.tsx" />');
  expect(markdown).toMatch(
    /\*\*Demo: Pills \(MUI System\)\*\*[\s\S]+\*\*Demo: Pills \(Tailwind CSS\)\*\*[\s\S]+Pills\.tailwind\.tsx/,
  );
});

test('the API pages of a component page are a list of links', async () => {
  await expect(
    body('<ApiLinks />', { frontMatter: { components: 'Button', packageName: '@mui/material' } }),
  ).resolves.toBe('- [`<Button />`](https://docs.test/zh/material-ui/api/button/)');
});

test('sizes of imports are a table with links', async () => {
  const page =
    "import sizes from '@api-reference/bundle-size/material-ui.json'\n\n<BundleSizes sizes={sizes} />";
  const markdown = await body(page);
  expect(markdown).toContain(
    '[Button](https://docs.test/zh/material-ui/api/button/) `@mui/material/Button`',
  );
  expect(markdown).toContain('22.0 kB');
  await expect(body('<BundleSizes />')).rejects.toThrow('<BundleSizes> needs sizes={…}');
});

test('what changed, and values of an imported JSON', async () => {
  const page =
    "import changes from '@api-reference/changes/material-ui.json';\n\nFrom {changes.from}.\n\n" +
    '<ApiChanges changes={changes} apiRoute="/material-ui/api" />';
  await expect(body(page)).resolves.toBe(
    [
      'From 5.16.7.',
      '### [Button](https://docs.test/zh/material-ui/api/button/)',
      '| Name | Change | Details |\n| - | - | - |\n' +
        '| prop `size` | Type changed | Was `a \\| b`; Now `string` |\n' +
        '| prop `open` | Required changed | It is required now. |',
    ].join('\n\n'),
  );
});

test('a playground is where it is', async () => {
  await expect(body('<ColorPlayground />')).resolves.toBe(
    'This part works in the browser only: [color playground](https://docs.test/zh/material-ui/react-button/)',
  );
});

const FILE = 'docs/material-ui/react-button/index.mdx';

test.each([
  [
    'an unknown component',
    'Text.\n\n<Gallery />',
    `${FILE}:3: <Gallery> has no Markdown form; add one to plugins/output/markdown-twins/node/components.ts.`,
  ],
  [
    'an unknown component in a line',
    'a <Gallery /> b',
    `${FILE}:1: <Gallery> has no Markdown form`,
  ],
  ['an expression', '{1 + 1}', `${FILE}:1: {1 + 1} has no Markdown form; write a text`],
  [
    'an unknown directive',
    ':::hint\n\na\n\n:::',
    `${FILE}:1: ":::hint" is no admonition; use note`,
  ],
  ['a demo that is not there', '<Demo src="./No.tsx" />', `${FILE}:1: <Demo src="./No.tsx"> names`],
])('%s stops the build and says where', async (_name, page, message) => {
  await expect(body(page)).rejects.toThrow(message);
});

test('HTML stops the build in a Markdown file, but for comments', async () => {
  const file = 'docs/material-ui/a.md';
  await expect(body('<!-- a -->\n\nb', { file })).resolves.toBe('b');
  await expect(body('<div>a</div>', { file })).rejects.toThrow('HTML has no Markdown form');
});

test('a page of an older version stays in it, and says where the newest is', async () => {
  site.write({ 'material-ui_versioned_docs/version-v5/react-tabs/index.mdx': '' });
  const notice = { text: 'Old.', linkText: 'New.', to: '/material-ui/react-button/' };
  const markdown = await convert('See [Tabs](/material-ui/react-tabs/).', {
    file: 'material-ui_versioned_docs/version-v5/react-button/index.mdx',
    permalink: '/material-ui/v5/react-button/',
    frontMatter: { page_links: { notice } },
    place: { origin: 'https://docs.test', baseUrl: '/' },
  });
  expect(markdown).toBe(
    [
      '# T',
      '> Old. [New.](https://docs.test/material-ui/react-button/)',
      'See [Tabs](https://docs.test/material-ui/v5/react-tabs/).\n',
    ].join('\n\n'),
  );
});

test('a gallery of components is a list of links under each heading', async () => {
  const gallery = `<ComponentGallery>
<ComponentGroup>

## Inputs

<ComponentCard title="Button" to="/material-ui/react-button/"><Demo src="./Button.tsx" /></ComponentCard>
<ComponentCard title="Select" to="/material-ui/react-select/"><Demo src="./Select.tsx" /></ComponentCard>

</ComponentGroup>
</ComponentGallery>
`;
  await expect(body(gallery)).resolves.toBe(
    `## Inputs

- [Button](https://docs.test/zh/material-ui/react-button/)
- [Select](https://docs.test/zh/material-ui/react-select/)`,
  );
});

import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import remarkKeyboardTables from '../node/remarkKeyboardTables';

const FOLDER = 'docs/material-ui/react-button';
const PAGE = `${FOLDER}/index.mdx`;
const ZH = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button';

const site = temporaryFolder('all');

beforeAll(() => {
  const headings = { key: 'Key', result: 'Result', role: 'Role', name: 'Name', states: 'States' };
  site.write({
    'i18n/en/dictionary.json': JSON.stringify({ keyboardTables: headings }),
    'i18n/zh/dictionary.json': JSON.stringify({ keyboardTables: { key: '按键' } }),
    [`${FOLDER}/Tabs.keyboard.ts`]: `export default {
      keyboard: [
        { keys: ['Arrow Right', 'Ctrl + A'], does: 'Moves with \`loop\`', walk: [{ press: 'secret' }] },
        { keys: { words: 'A letter' }, does: 'Searches', walk: [] },
      ],
      roles: [
        { role: 'tab', name: 'Open', states: { 'aria-selected': 'true', id: '…' }, means: 'A tab' },
        { role: 'group', means: 'A group' },
      ],
    };`,
    [`${FOLDER}/Forms.keyboard.ts`]: `export default {
      keyboard: [
        { keys: 'Tab', in: { Button: { does: 'Focus', walk: [] }, Link: { does: 'Same', walk: [] } } },
        { keys: 'Space', in: { Button: { does: 'Press', walk: [] } } },
      ],
    };`,
    [`${FOLDER}/Empty.keyboard.ts`]: 'export default { keyboard: [] };',
    [`${FOLDER}/Broken.keyboard.ts`]: 'export default {',
    [`${FOLDER}/Mixed.keyboard.ts`]: `export default { keyboard: [
      { keys: 'Tab', in: { Link: { does: 'Same', walk: [] } } },
      { keys: 'Space', does: 'Press', walk: [] },
    ] };`,
    [`${FOLDER}/Steps.keyboard.ts`]: `export default {
      keyboard: [{ keys: 'Tab', does: 'Focus', walk: [{ in: 'Links', press: 'Tab' }] }],
      roles: [{ role: 'menu', means: 'A menu', after: [{ in: 'Opened', press: 'Enter' }] }],
    };`,
    [`${FOLDER}/Role.keyboard.ts`]: "export default { roles: [{ role: 'knob', means: '' }] };",
    [`${ZH}/Tabs.keyboard.json`]: JSON.stringify({ Searches: '搜索' }),
    [`${ZH}/Forms.keyboard.json`]: JSON.stringify({ Presses: '按' }),
  });
});

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkStringify).freeze();

/** The table that an element becomes, on a page that shows demos. */
async function expand(
  element: string,
  page = PAGE,
  demos: readonly string[] = [/(\w+)\.keyboard/.exec(element)?.[1] ?? ''],
): Promise<string> {
  const value = [element, ...demos.map((demo) => `<Demo src="./${demo}.tsx" />`)].join('\n\n');
  const file = { value, path: path.join(site.path, page) };
  return String(await mdx().use(remarkKeyboardTables, { siteDir: site.path }).process(file))
    .replace(/<Demo .*/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

test.each([
  [
    'keys and texts',
    '<Keyboard src="./Tabs.keyboard.ts" />',
    PAGE,
    [
      '| Key | Result |',
      '| `Arrow Right`, `Ctrl` + `A` | Moves with `loop` |',
      '| A letter | Searches |',
    ],
  ],
  [
    'a column for each form',
    '<Keyboard src="./Forms.keyboard.ts" />',
    PAGE,
    ['| Key | Button | Link |', '| `Tab` | Focus | Same |', '| `Space` | Press | – |'],
  ],
  [
    'roles',
    '<Roles src="./Tabs.keyboard.ts" />',
    PAGE,
    [
      '| Role | meaning | Name | States |',
      '| `tab` | A tab | Open | `aria-selected="true"`, `id` |',
      '| `group` | A group | – | – |',
    ],
  ],
  [
    'translated texts, and English ones for the others',
    '<Keyboard src="./Tabs.keyboard.ts" />',
    `${ZH}/index.mdx`,
    [
      '| 按键 | Result |',
      '| `Arrow Right`, `Ctrl` + `A` | Moves with `loop` |',
      '| A letter | 搜索 |',
    ],
  ],
])('%s', async (_name, value, page, [header, ...rows]) => {
  const table = await expand(value, page);
  expect(table.split('\n').filter((line) => !line.includes('---'))).toEqual(
    [header, ...rows].filter((line) => !line?.includes(':-')),
  );
  expect(table).not.toContain('secret');
});

test.each([
  ['no file', 'Keyboard', 'None', `create ${FOLDER}/None.keyboard.ts`],
  ['no rows', 'Keyboard', 'Empty', `${FOLDER}/Empty.keyboard.ts: \`keyboard\` has no rows`],
  ['no roles', 'Roles', 'Forms', `${FOLDER}/Forms.keyboard.ts: \`roles\` has no rows`],
  ['an unknown role', 'Roles', 'Role', '"knob" is no ARIA role'],
  ['a row without columns', 'Keyboard', 'Mixed', 'the row Space has no columns'],
  ['wrong syntax', 'Keyboard', 'Broken', `${FOLDER}/Broken.keyboard.ts cannot be loaded`],
])('%s stops the build', async (_name, element, file, message) => {
  const failure = expand(`\n<${element} src="./${file}.keyboard.ts" />`).catch(String);
  await expect(failure).resolves.toContain(`${PAGE}:2: `);
  await expect(failure).resolves.toContain(message);
});

test.each([
  [
    ['Links', 'Opened'],
    'the demo Steps, which this page does not show; add <Demo src="./Steps.tsx" />',
  ],
  [['Steps', 'Opened'], 'the demo Links, which this page does not show'],
  [['Steps', 'Links'], 'the demo Opened, which this page does not show'],
])('steps in a demo that the page lacks stop the build: shown are %s', async (demos, message) => {
  const failure = expand('<Keyboard src="./Steps.keyboard.ts" />', PAGE, demos).catch(String);
  await expect(failure).resolves.toContain(
    `${PAGE}:1: ${FOLDER}/Steps.keyboard.ts has steps in ${message}`,
  );
});

test('a path to another kind of file stops the build', async () => {
  await expect(expand('<Roles src="./Tabs.tsx" />')).rejects.toThrow('needs src="./X.keyboard.ts"');
});

test('a translation of a text that is gone stops the build', async () => {
  await expect(expand('<Keyboard src="./Forms.keyboard.ts" />', `${ZH}/index.mdx`)).rejects.toThrow(
    `${ZH}/Forms.keyboard.json: ${FOLDER}/Forms.keyboard.ts has no text "Presses"`,
  );
});

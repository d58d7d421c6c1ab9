import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import remarkVersionLinks from '../node/remarkVersionLinks';

let siteDir: string;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'version-links-'));
  for (const page of ['docs/material-ui/new', 'material-ui_versioned_docs/version-v5/react-tabs']) {
    await mkdir(path.join(siteDir, page), { recursive: true });
    await writeFile(path.join(siteDir, page, 'index.mdx'), '');
  }
});
afterAll(() => rm(siteDir, { recursive: true }));

const run = async (file: string, text: string) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkVersionLinks, { siteDir })
      .use(remarkStringify)
      .process({ path: path.join(siteDir, file), value: text }),
  ).trim();

const PAGE = 'material-ui_versioned_docs/version-v5/react-button/index.mdx';

test.each([
  ['[Tabs](/material-ui/react-tabs/#basic)', '[Tabs](/material-ui/v5/react-tabs/#basic)'],
  ['[New](/material-ui/new/)', '[New](/material-ui/new/)'],
  ['[Box](/system/react-box/)', '[Box](/system/react-box/)'],
  ['[Here](#here)', '[Here](#here)'],
  ['[tabs]: /material-ui/react-tabs/', '[tabs]: /material-ui/v5/react-tabs/'],
  ['<Link to="/material-ui/react-tabs/" />', '<Link to="/material-ui/v5/react-tabs/" />'],
  ['`[Tabs](/material-ui/react-tabs/)`', '`[Tabs](/material-ui/react-tabs/)`'],
])('in an older version %s is %s', async (given, expected) => {
  expect(await run(PAGE, given)).toBe(expected);
});

test('translated pages, too', async () => {
  const file = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/a.mdx';
  expect(await run(file, '[A](/material-ui/react-tabs/)')).toBe('[A](/material-ui/v5/react-tabs/)');
});

test('the newest version stays as it is', async () => {
  const text = '[Tabs](/material-ui/react-tabs/)';
  expect(await run('docs/material-ui/react-button/index.mdx', text)).toBe(text);
});

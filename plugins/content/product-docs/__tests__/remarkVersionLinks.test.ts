import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import remarkVersionLinks from '../node/remarkVersionLinks';

const site = temporaryFolder('all');

beforeAll(() =>
  site.write({
    'docs/material-ui/new/index.mdx': '',
    'material-ui_versioned_docs/version-v5/react-tabs/index.mdx': '',
  }),
);

const run = async (file: string, text: string) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkVersionLinks, { siteDir: site.path })
      .use(remarkStringify)
      .process({ path: path.join(site.path, file), value: text }),
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

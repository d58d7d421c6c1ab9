import type { Code, Root } from 'mdast';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { findShownFiles, remarkShownFiles } from '../node';

const site = temporaryFolder('each');
const FOLDER = 'docs/material-ui/integrations/nextjs';
const TRANSLATED =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/integrations/nextjs/index.mdx';
const THEME = [
  'const theme = createTheme({',
  '  // #region links',
  '  components: {',
  '',
  '    MuiLink,',
  '  },',
  '  // #endregion',
  '});',
].join('\n');

beforeEach(() => site.write({ [`${FOLDER}/_app/src/theme.ts`]: `${THEME}\n` }));

function show(meta: string, value = '', page = `${FOLDER}/index.mdx`) {
  const start = { line: 3, column: 1 };
  const code: Code = { type: 'code', lang: 'ts', meta, value, position: { start, end: start } };
  const tree: Root = { type: 'root', children: [code] };
  remarkShownFiles({ siteDir: site.path })(tree, { path: path.join(site.path, page) });
  return code;
}

const LINKS = 'components: {\n\n  MuiLink,\n},';
const WHOLE = THEME.replace(/ *\/\/ #.*\n/g, '');

test.each([
  ['file=./_app/src/theme.ts', WHOLE, 'title="src/theme.ts"'],
  ['file=./_app/src/theme.ts#links', LINKS, 'title="src/theme.ts"'],
  ['tab="A" file="./_app/src/theme.ts#links" {1}', LINKS, 'title="src/theme.ts" tab="A" {1}'],
  ['file=./_app/src/theme.ts title="b.ts"', WHOLE, 'title="b.ts"'],
])('shows %s', (meta, value, expected) => {
  expect(show(meta)).toMatchObject({ value, meta: expected });
});

test('a translation shows the files of the English page', () => {
  expect(show('file=./_app/src/theme.ts', '', TRANSLATED).value).toBe(WHOLE);
});

test('other code blocks stay', () => {
  expect(show('title="theme.ts"', 'a;')).toMatchObject({ value: 'a;', meta: 'title="theme.ts"' });
});

test.each([
  ['file=./theme.ts', '', `${FOLDER}/index.mdx:3: there is no file ${FOLDER}/theme.ts;`],
  ['file=./_app/src/theme.ts#a', '', `_app/src/theme.ts has no "#region a"; its regions: "links".`],
  ['file=./_app/src/theme.ts', 'a;', 'remove its own code'],
])('%s with %j is refused', (meta, value, message) => {
  expect(() => show(meta, value)).toThrow(message);
});

test('the files of a page, to compile it again when they change', () => {
  const source = '```ts file=./_app/src/theme.ts#links\n```\n\nfile=./b.ts\n\n```ts\n```\n';
  expect(findShownFiles(source, `${FOLDER}/index.mdx`)).toEqual([`${FOLDER}/_app/src/theme.ts`]);
});

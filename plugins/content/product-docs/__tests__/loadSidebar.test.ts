import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { toPagePath } from '../../../../src/site/pagePath';
import { loadSidebar } from '../node/loadSidebar';
import { readInstalledVersions } from '../node/readInstalledVersions';

const PAGE = '---\ntitle: A\ndescription: x\n---\n';
const description = 'A sentence of an agreeable length about a button and its uses.';
const options = { id: 'x' };

const site = temporaryFolder('each');

function createContext(locale: string) {
  // Only the properties that the sidebar depends on.
  const i18n = { currentLocale: locale } as LoadContext['i18n'];
  return { siteDir: site.path, i18n };
}

const createDoc = (id: string, sourceDirName = '.', frontMatter = {}) => ({
  id: path.posix.join(sourceDirName, id),
  title: 'A',
  frontMatter: { title: 'A', description, ...frontMatter },
  source: `@site/${path.posix.join('docs/x', sourceDirName, id)}.mdx`,
  sourceDirName,
});

const createArgs = (docs: ReturnType<typeof createDoc>[]) => ({
  docs,
  version: { versionName: 'current', contentPath: path.join(site.path, 'docs/x') },
});

test('a tree becomes a sidebar with the labels of the build’s language', async () => {
  site.write({
    'sidebars.ts': `
      import type { Missing } from './types';
      const tree: Missing = [
        { pathname: '/x/react-charts', newFeature: true },
        { pathname: '/x/axis' },
        { pathname: '/x/gauge' },
        { pathname: '/x/radar', planned: true },
        { pathname: '/versions/' },
        { pathname: '/material-ui/react-button', title: 'Button' },
      ];
      export default { x: tree };`,
    'docs/x/react-charts/index.mdx': PAGE,
    'docs/x/axis.mdx': PAGE,
    'docs/x/gauge.mdx': PAGE,
    'docs/material-ui/react-button/index.mdx': PAGE,
    'src/pages/versions.tsx': '',
    'i18n/en/dictionary.json': '{"pages": {"/x/react-charts": "Overview", "/x/axis": "Axes"}}',
    'i18n/zh/dictionary.json': '{"pages": {"/x/react-charts": "概述", "/x/radar": "雷达图"}}',
  });
  const docs = [createDoc('index', 'react-charts'), createDoc('axis'), createDoc('gauge')];
  const { items, problems } = await loadSidebar(createContext('zh'), options, createArgs(docs));

  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      type: 'doc',
      id: 'react-charts/index',
      label: '概述',
      customProps: { newFeature: true },
    },
    { type: 'doc', id: 'axis', label: 'Axes' },
    { type: 'doc', id: 'gauge', label: 'Gauge' },
    {
      type: 'html',
      value: '雷达图',
      defaultStyle: true,
      customProps: { planned: true, label: '雷达图' },
    },
    { type: 'link', key: '/versions/', label: 'Versions', href: '/versions/' },
    {
      type: 'link',
      key: '/material-ui/react-button',
      label: 'Button',
      href: '/material-ui/react-button/',
    },
  ]);
});

test('the tree is read again each time', async () => {
  site.write({
    'sidebars.ts': `export default { x: [{ pathname: '/x/axis' }] };`,
    'docs/x/axis.mdx': PAGE,
  });
  const load = () => loadSidebar(createContext('en'), options, createArgs([createDoc('axis')]));
  const first = await load();
  site.write({
    'sidebars.ts': `export default { x: [{ pathname: '/x/axis', beta: true, title: 'Axes' }] };`,
  });
  const second = await load();

  expect([first.items, second.items]).toEqual([
    [{ type: 'doc', id: 'axis', label: 'Axis' }],
    [{ type: 'doc', id: 'axis', label: 'Axes', customProps: { beta: true } }],
  ]);
});

test('everything that is wrong with the tree and the pages is told at once', async () => {
  site.write({
    'sidebars.ts': `export default { x: [
      { pathname: '/x/gone' }, { pathname: '/versions' }, { pathname: '/x/axis', color: 1 },
    ] };`,
    'docs/x/axis.mdx': PAGE,
    'docs/x/lost.mdx': PAGE,
  });
  const docs = [createDoc('axis', '.', { description: 'Short.' }), createDoc('lost')];
  const { items, problems } = await loadSidebar(createContext('en'), options, createArgs(docs));

  expect(items).toEqual([]);
  expect(problems).toEqual([
    'sidebars.ts › x › "/x/gone": there is no such page. Write docs/x/gone.mdx, mark the entry "planned", or remove it.',
    'sidebars.ts › x › "/versions": there is no such page. Correct the path or remove the entry.',
    expect.stringContaining('sidebars.ts › x › "/x/axis": unknown field "color"'),
    expect.stringContaining('sidebars.ts › x: the page "/x/lost" (docs/x/lost.mdx) has no entry.'),
    'docs/x/axis.mdx: the "description" has 6 characters; write 50 to 160.',
  ]);
});

test('a dictionary that is no JSON is named', async () => {
  site.write({
    'sidebars.ts': 'export default { x: [] };',
    'i18n/en/dictionary.json': '{"pages": }',
  });
  await expect(loadSidebar(createContext('en'), options, createArgs([]))).rejects.toThrow(
    /^i18n\/en\/dictionary\.json:1: invalid JSON, /,
  );
});

describe('the tree of an older version', () => {
  const productOptions = { id: 'material-ui' };
  const args = (versionName: string) => ({
    ...createArgs([createDoc('axis'), createDoc('index', 'other')]),
    version: {
      versionName,
      contentPath: path.join(site.path, `material-ui_versioned_docs/version-${versionName}`),
    },
  });

  test('may name its pages as the newest version does, and keeps their labels', async () => {
    site.write({
      'sidebars.ts': `export default {
        'material-ui': [],
        'material-ui@v5': [
          { pathname: '/material-ui/axis' },
          { pathname: '/material-ui/v5/other' },
          { pathname: '/x/react-charts', title: 'Charts' },
        ],
      };`,
      'i18n/en/dictionary.json': '{"pages": {"/material-ui/axis": "All axes"}}',
      'docs/x/axis.mdx': PAGE,
      'docs/x/other/index.mdx': PAGE,
      'docs/x/react-charts.mdx': PAGE,
    });
    const { items, problems } = await loadSidebar(createContext('en'), productOptions, args('v5'));
    expect(problems).toEqual([]);
    expect(items).toMatchObject([
      { type: 'doc', id: 'axis', label: 'All axes' },
      { type: 'doc', id: 'other/index', label: 'Other' },
      { type: 'link', href: '/x/react-charts/' },
    ]);
  });

  test('of a version that the site does not name is an error with the mend', async () => {
    await expect(loadSidebar(createContext('en'), productOptions, args('v3'))).rejects.toThrow(
      'material-ui_versions.json names the version "v3", which is not in "siteVersions" of material-ui in src/site/products.ts: run "npm run version:cut -- material-ui v3" again, or "version:remove" with the same names.',
    );
  });
});

test.each(['README.mdx', 'draft.md', 'a/index.mdx'])(
  'a build leaves the entry of the draft %s out, which the development server shows',
  async (file) => {
    const pathname = `/x/${toPagePath(file)}`.replace(/\/$/, '');
    site.write({
      'sidebars.ts': `export default { x: [{ pathname: '${pathname}' }, { pathname: '/x/axis' }] };`,
      [`docs/x/${file}`]: '---\ntitle: A\ndraft: true\n---\n',
      'docs/x/axis.mdx': PAGE,
    });
    const load = () => loadSidebar(createContext('en'), options, createArgs([createDoc('axis')]));
    expect((await load()).problems).toMatchObject([expect.stringContaining('no such page')]);
    const production = jest.replaceProperty(process, 'env', { NODE_ENV: 'production' });
    expect(await load()).toMatchObject({ problems: [], items: [{ id: 'axis' }] });
    production.restore();
  },
);

test.each(['an entry', 'no entry'])('a draft has %s in the development server', async (which) => {
  const entry = which === 'an entry' ? "{ pathname: '/x/new' }, " : '';
  site.write({
    'sidebars.ts': `export default { x: [${entry}{ pathname: '/x/axis' }] };`,
    'docs/x/new.mdx': PAGE,
    'docs/x/axis.mdx': PAGE,
  });
  const docs = [createDoc('new', '.', { draft: true }), createDoc('axis')];
  const { items, problems } = await loadSidebar(createContext('en'), options, createArgs(docs));
  expect(problems).toEqual([]);
  expect(items).toHaveLength(entry ? 2 : 1);
});

test('a file that Docusaurus would read and this site does not is named', async () => {
  site.write({
    'sidebars.ts': "export default { x: [{ pathname: '/x/axis' }] };",
    'docs/x/axis.mdx': PAGE,
    'docs/x/guides/_category_.json': '{}',
    'docs/x/_category_.yml': '',
  });
  const { problems } = await loadSidebar(
    createContext('en'),
    options,
    createArgs([createDoc('axis')]),
  );
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'docs/x/_category_.yml',
    'docs/x/guides/_category_.json',
  ]);
});

describe('readInstalledVersions', () => {
  test('reads the packages the site resolves, also from a folder above', () => {
    site.write({
      'node_modules/@x/a/package.json': '{"version": "1.2.3", "exports": {}}',
      'node_modules/b/package.json': '{"version": "0.0.0"}',
      'site/node_modules/b/package.json': '{"version": "5.0.0-beta.46"}',
    });
    expect(readInstalledVersions(['@x/a', 'b'], path.join(site.path, 'site'))).toEqual({
      '@x/a': '1.2.3',
      b: '5.0.0-beta.46',
    });
  });

  test('a package that is not installed is named', () => {
    expect(() => readInstalledVersions(['@x/missing'], site.path)).toThrow(
      'The package @x/missing is not installed. Run "npm ci".',
    );
  });
});

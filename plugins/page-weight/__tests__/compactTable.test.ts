import { expandTable } from '../client/expandTable';
import type { PageRow } from '../contract';
import { toCompactTable } from '../node/compactTable';

function toRow(tail: string, changes: Partial<PageRow> = {}): PageRow {
  const chunk = `c${tail.length}${tail.slice(-6)}`;
  return {
    path: `/material-ui/${tail}/`,
    hash: 'page',
    attributes: { exact: true, sidebar: 'defaultSidebar' },
    names: { __comp: '17896441', content: chunk },
    modules: { [chunk]: { chunks: ['styles', 'demo', chunk], id: 1000 + tail.length } },
    doc: {
      pluginId: 'material-ui',
      version: 0,
      doc: { id: `${tail}/index`, path: `/material-ui/${tail}/`, sidebar: 'defaultSidebar' },
    },
    ...changes,
  };
}

const place = (id: string, path: string, sidebar?: string): Partial<PageRow> => ({
  doc: {
    pluginId: 'material-ui',
    version: 0,
    doc: { id, path, ...(sidebar !== undefined && { sidebar }) },
  },
});

const text = toRow('react-text-field');
const PAGES: readonly (readonly [name: string, row: PageRow, isOfKind: boolean])[] = [
  ['an ordinary page', toRow('react-button'), true],
  ['another of its kind', text, true],
  [
    'a file that is no index',
    toRow('usage', place('usage', '/material-ui/usage', 'defaultSidebar')),
    true,
  ],
  ['a page in no sidebar', toRow('notes', place('notes/index', '/material-ui/notes/')), true],
  ['a page that is no doc', { ...toRow('tags'), doc: undefined } as PageRow, true],
  ['an address of its own', toRow('faq', place('questions', '/material-ui/faq/')), false],
  ['a path elsewhere', toRow('home', { path: '/other/home/' }), false],
  ['a path without a slash', toRow('file', { path: '/material-ui/file' }), false],
  [
    'two chunks of its own',
    toRow('two', { modules: { ...text.modules, ...toRow('two').modules } }),
    false,
  ],
  ['no chunk of its own', toRow('none', { modules: {} }), false],
  [
    'a chunk that is not its own at the end',
    toRow('mixed', { modules: { c5mixed: { chunks: ['c5mixed', 'styles'], id: 7 } } }),
    false,
  ],
  [
    'names within names',
    toRow('nested', {
      names: { __comp: '1', __props: 'c6nested', __context: { plugin: 'p', data: ['x'] } },
    }),
    true,
  ],
];

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test.each(PAGES)('%s comes back as it was', (_, row, isOfKind) => {
  const table = toCompactTable([row], '/material-ui/');
  expect(table.rows).toHaveLength(isOfKind ? 0 : 1);
  expect(expandTable(table)).toEqual([withoutUndefined(row)]);
});

test('pages that differ in path and chunk only are of one kind', () => {
  const table = toCompactTable([toRow('react-button'), text], '/material-ui/');
  expect(table.kinds).toHaveLength(1);
  expect(table.kinds[0]).toMatchObject({
    paths: 'react-button\nreact-text-field',
    chunks: ['styles', 'demo'],
    moduleIds: [1012, 1016],
  });
});

test('all pages of a section come back', () => {
  const rows = PAGES.map(([, row]) => withoutUndefined(row) as PageRow);
  const byPath = (a: PageRow, b: PageRow) => a.path.localeCompare(b.path);
  expect(expandTable(toCompactTable(rows, '/material-ui/')).sort(byPath)).toEqual(
    [...rows].sort(byPath),
  );
});

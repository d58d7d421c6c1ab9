import { expandTable } from '../client/expandTable';
import type { PageRow, VersionDoc } from '../contract';
import { toCompactTable } from '../node/compactTable';

const CHUNK_PREFIX = 'page--material-ui--';

/** The row of a doc as most are: in a folder of its own, in the sidebar, with one chunk. */
function toRow(name: string, changes: Partial<PageRow> = {}): PageRow {
  const chunk = `${CHUNK_PREFIX}${name}`;
  return {
    path: `/material-ui/${name}/`,
    hash: 'page',
    attributes: { exact: true, sidebar: 'defaultSidebar' },
    names: { __comp: '17896441', content: chunk },
    modules: { [chunk]: { chunks: ['styles', 'demo', chunk], id: 1000 + name.length } },
    ...place(`${name}/index`, `/material-ui/${name}/`, 'defaultSidebar'),
    ...changes,
  };
}

const place = (id: string, path: string, sidebar?: string) => ({
  doc: {
    pluginId: 'material-ui',
    version: 0,
    doc: { id, path, ...(sidebar !== undefined && { sidebar }) },
  },
});

const chunkOf = (name: string, chunks: readonly string[], id: string | number = 7) => ({
  modules: { [name]: { chunks, id } },
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
  [
    'a page in a folder',
    {
      ...toRow('api--button', place('api/button/index', '/material-ui/api/button/')),
      path: '/material-ui/api/button/',
    },
    true,
  ],
  [
    'the home page',
    { ...toRow('index', place('index', '/material-ui/')), path: '/material-ui/' },
    true,
  ],
  ['a page that is no doc', { ...toRow('tags'), doc: undefined } as PageRow, false],
  ['an address of its own', toRow('faq', place('questions', '/material-ui/faq/')), false],
  ['a path elsewhere', toRow('home', { path: '/other/home/' }), false],
  ['a path without a slash', toRow('file', { path: '/material-ui/file' }), false],
  ['a chunk with another name', toRow('named', chunkOf('0a1b2c3d', ['0a1b2c3d'])), false],
  [
    'a module that has a name',
    toRow('module', chunkOf(`${CHUNK_PREFIX}module`, [`${CHUNK_PREFIX}module`], './module')),
    false,
  ],
  [
    'two chunks of its own',
    toRow('two', { modules: { ...text.modules, ...toRow('two').modules } }),
    false,
  ],
  ['no chunk of its own', toRow('none', { modules: {} }), false],
  [
    'a chunk that is not its own at the end',
    toRow('mixed', chunkOf(`${CHUNK_PREFIX}mixed`, [`${CHUNK_PREFIX}mixed`, 'styles'])),
    false,
  ],
  [
    'names within names',
    toRow('nested', {
      names: {
        __comp: '1',
        __props: `${CHUNK_PREFIX}nested`,
        __context: { plugin: 'p', data: ['x'] },
      },
    }),
    true,
  ],
];

const docsOf = (rows: readonly PageRow[]): VersionDoc[] =>
  rows.flatMap(({ doc: docPlace }) => {
    if (!docPlace) return [];
    const { id, sidebar } = docPlace.doc;
    return [{ id, title: id, ...(sidebar !== undefined && { sidebar }) }];
  });

const compact = (rows: readonly PageRow[], docs = docsOf(rows)) =>
  toCompactTable(rows, { base: '/material-ui/', chunkPrefix: CHUNK_PREFIX, docs });

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test.each(PAGES)('%s comes back as it was', (_, row, isOfKind) => {
  const table = compact([row]);
  expect(table.rows).toHaveLength(isOfKind ? 0 : 1);
  expect(expandTable(table, docsOf([row]))).toEqual([withoutUndefined(row)]);
});

test('a page in another sidebar than the version says has a row of its own', () => {
  const docs = [{ id: 'react-text-field/index', title: 'Text Field', sidebar: 'other' }];
  expect(compact([text], docs).rows).toEqual([text]);
  expect(expandTable(compact([text], docs), docs)).toEqual([text]);
});

test('pages that the version does not know have rows of their own', () => {
  expect(expandTable(compact([text], []), [])).toEqual([text]);
});

test('docs without a page are passed over', () => {
  const docs = [{ id: 'draft', title: 'Draft' }, ...docsOf([text])];
  expect(expandTable(compact([text], docs), docs)).toEqual([text]);
});

test('of pages that differ in name and module only, the table says nothing but the module', () => {
  const table = compact([toRow('react-button'), text]);
  expect(table.kinds).toHaveLength(1);
  expect(table).toMatchObject({ kindOf: [0, 0], moduleIds: '10121016', idLength: 4, rows: [] });
  expect(JSON.stringify(table)).not.toMatch(/react-button|text-field/);
});

test('ids of modules have as many digits as the longest', () => {
  const short = toRow('short', chunkOf(`${CHUNK_PREFIX}short`, [`${CHUNK_PREFIX}short`], 7));
  expect(compact([short, text])).toMatchObject({ moduleIds: '00071016', idLength: 4 });
  expect(expandTable(compact([short, text]), docsOf([short, text]))).toEqual([short, text]);
});

test('all pages of a section come back', () => {
  const rows = PAGES.map(([, row]) => withoutUndefined(row) as PageRow);
  const byPath = (a: PageRow, b: PageRow) => a.path.localeCompare(b.path);
  expect(expandTable(compact(rows), docsOf(rows)).sort(byPath)).toEqual([...rows].sort(byPath));
});

import type { Link, PhrasingContent, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { code, strong, text } from '../node/nodes';
import { writeTable } from '../node/writeTable';

const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

const table = (...rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

const parser = unified().use(remarkParse).use(remarkGfm);

const write = (...cell: PhrasingContent[]) => writeTable(table([[text('H')]], [cell]));

/** Parses the written table and returns the nodes of its only cell. */
function readBack(...cell: PhrasingContent[]): unknown {
  const root: Root = parser.parse(write(...cell) ?? '');
  const [, row] = (root.children[0] as Table).children;
  return JSON.parse(
    JSON.stringify(row?.children[0]?.children, (key, value: unknown) =>
      key === 'position' || key === 'title' ? undefined : value,
    ),
  );
}

test.each([
  ['plain text', text('If true, it is.')],
  ['marks', text('a *b* _c_ `d` [e](f) <g> ~h~ & | \\ #')],
  ['an entity', text('&lt;')],
  ['a union', code("'a' | 'b'")],
  ['code with a backtick', code('a `b` c')],
  ['code that is a backtick', code('`')],
  ['a link', link('https://x.test/a', code('b'), text(' c'))],
  ['bold', strong(text('a'))],
])('%s is read as it was', (_name, node) => {
  expect(readBack(node)).toEqual([node]);
});

test('a mark before a link does not make an image of it', () => {
  expect(readBack(text('a!'), link('https://x.test/', text('b')))).toEqual([
    text('a!'),
    link('https://x.test/', text('b')),
  ]);
});

test('what is not known is left to others', () => {
  expect(write({ type: 'break' })).toBeUndefined();
});

test('empty cells and alignment', () => {
  expect(
    writeTable({ ...table([[text('A')], [text('B')]], [[], [text('c')]]), align: ['right', null] }),
  ).toBe('| A | B |\n| -: | - |\n| | c |');
});

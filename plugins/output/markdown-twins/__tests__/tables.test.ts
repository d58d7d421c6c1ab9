import type { PhrasingContent, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { absoluteUrl } from '../node/absoluteUrl';
import { htmlToNodes } from '../node/htmlToNodes';
import { markdownToNodes } from '../node/markdownToNodes';
import { code, link, strong, table, text } from '../node/nodes';
import { writeTable } from '../node/writeTable';

const parser = unified().use(remarkParse).use(remarkGfm);

const write = (...cell: PhrasingContent[]) => writeTable(table(['H'], [[cell]]));

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
  expect(writeTable({ ...table(['A', 'B'], [[[], [text('c')]]]), align: ['right', null] })).toBe(
    '| A | B |\n| -: | - |\n| | c |',
  );
});

test.each([
  ['nothing', '', []],
  ['text', 'a b', [text('a b')]],
  ['entities', 'a &lt;b&gt;', [text('a <b>')]],
  ['code', 'a <code>b</code>', [text('a '), code('b')]],
  [
    'paragraphs and a list',
    '<p>a</p><ul><li>b</li><li>c</li></ul>',
    [text('a'), text(' '), text(' • '), text('b'), text(' • '), text('c')],
  ],
  ['a link', '<a href="/x/">b</a>', [link('/x/', text('b'))]],
])('HTML: %s', (_name, html, expected) => {
  expect(htmlToNodes(html)).toEqual(expected);
});

test('notes keep links of the web, and elements are text', () => {
  const written = JSON.stringify(markdownToNodes('Use <Box> [a](https://x.test/) or [b](/y/#z).'));
  expect(written).toContain('"https://x.test/"');
  expect(written).not.toContain('/y/');
  expect(written).toContain('{"type":"text","value":"<Box>"}');
});

test.each([
  ['/x/', '/', 'https://a.test/x/'],
  ['/x/', '/zh/', 'https://a.test/zh/x/'],
  ['/zh/x/', '/zh/', 'https://a.test/zh/x/'],
  ['?a=b', '/', 'https://a.test/p/?a=b'],
  ['../q/', '/', 'https://a.test/q/'],
])('%s at %s', (url, baseUrl, expected) => {
  expect(absoluteUrl(url, '/p/', { origin: 'https://a.test', baseUrl })).toBe(expected);
});

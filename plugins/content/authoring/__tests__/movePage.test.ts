import { addPageRename, afterMove } from '../node/movePage';

const move = { from: '/grove/react-oak', to: '/grove/trees/oak' };

test.each([
  ['docs/grove/index.mdx', '[Oak](/grove/react-oak/#leaf)', '[Oak](/grove/trees/oak/#leaf)'],
  ['docs/grove/index.mdx', '[Oak](/grove/react-oak-leaf/)', '[Oak](/grove/react-oak-leaf/)'],
  ['src/testing/e2e/a.spec.ts', "'/zh/grove/react-oak/'", "'/zh/grove/trees/oak/'"],
  ['src/a.ts', "'docs/grove/react-oak/Leaf.tsx'", "'docs/grove/trees/oak/Leaf.tsx'"],
  ['docs/a.mdx', '(https://b.example/grove/react-oak/)', '(https://b.example/grove/react-oak/)'],
  ['i18n/zh/dictionary.json', '"/grove/react-oak": "橡树"', '"/grove/trees/oak": "橡树"'],
  ['src/testing/search/queries.json', '"/grove/react-oak/sub/"', '"/grove/trees/oak/sub/"'],
  [
    'src/features/not-found/__tests__/oldAddresses.txt',
    '/grove/react-oak/\n/oak/ /grove/react-oak/\n/tree/ ? /grove/react-oak/\n/elm/',
    '/grove/react-oak/ /grove/trees/oak/\n/oak/ /grove/trees/oak/\n/tree/ ? /grove/trees/oak/\n/elm/',
  ],
  ['grove_versioned_docs/version-v1/a.mdx', '(/grove/react-oak/)', '(/grove/react-oak/)'],
  [
    'i18n/zh/docusaurus-plugin-content-docs-grove/version-v1/a.mdx',
    '(/grove/react-oak/)',
    '(/grove/react-oak/)',
  ],
  [
    'sidebars.ts',
    "  grove: [\n    '/grove/react-oak',\n  ],\n  'grove@v1': [\n    '/grove/react-oak',\n  ],\n  x: [\n    '/grove/react-oak',\n  ],\n",
    "  grove: [\n    '/grove/trees/oak',\n  ],\n  'grove@v1': [\n    '/grove/react-oak',\n  ],\n  x: [\n    '/grove/trees/oak',\n  ],\n",
  ],
  [
    'src/site/redirects.ts',
    "export const REDIRECTS: readonly RedirectEntry[] = [\n  { from: '/grove/react-oak/leaf/', to: '/grove/react-oak/#leaf' },\n];",
    "export const REDIRECTS: readonly RedirectEntry[] = [\n  { from: '/grove/react-oak/', to: '/grove/trees/oak/' },\n  { from: '/grove/react-oak/leaf/', to: '/grove/trees/oak/#leaf' },\n];",
  ],
])('%s: %s', (file, before, after) => {
  expect(afterMove(file, before, move)).toBe(after);
});

test('the version menu follows a page that an older version has', () => {
  expect(
    addPageRename('export const PAGE_RENAMES: readonly PageRename[] = [];', 'grove', 'v1', {
      from: '/react-oak',
      to: '/trees/oak',
    }),
  ).toBe(
    "export const PAGE_RENAMES: readonly PageRename[] = [{ productId: 'grove', version: 'v1', from: '/react-oak', to: '/trees/oak' },];",
  );
});

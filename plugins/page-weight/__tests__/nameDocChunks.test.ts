import { nameDocChunks, toChunkPrefix } from '../node/nameDocChunks';
import type { Leaf, SplitRoutes } from '../node/splitRoutes';

const route = (path: string) => ({ path, hash: 'a1b', attributes: {}, routes: undefined });

function leaf(id: string | undefined, own: readonly string[]): Leaf {
  const path = `/zh/system/${id ?? 'tags'}/`;
  return {
    route: route(path),
    names: { __comp: 'item', content: own[0] ?? 'shared', __context: { plugins: ['p'] } },
    own,
    all: ['layout', 'item', ...own],
    ...(id !== undefined && { doc: { pluginId: 'system', version: 0, doc: { id, path } } }),
  };
}

const toSplit = (leaves: readonly Leaf[]): SplitRoutes => ({
  routes: [],
  sections: [{ path: '/zh/system/', parent: route('/zh/system/'), leaves }],
  shellNames: {},
  shellChunks: new Set(['layout', 'item']),
});

const REGISTRY = new Map([
  ['item', '@theme/DocItem'],
  ['0a1b2c3d', '@site/a.mdx'],
  ['4e5f6a7b', '@site/b.mdx'],
]);

const nameOne = (page: Leaf) => {
  const { split, registry } = nameDocChunks(toSplit([page]), REGISTRY, '/zh/');
  return { named: split.sections[0]?.leaves[0], registry };
};

test.each([
  ['react-box/index', 'page--system--react-box'],
  ['react-box', 'page--system--react-box'],
  ['api/box/index', 'page--system--api--box'],
  ['index', 'page--system--index'],
])('the chunk of the doc %s is %s', (id, chunk) => {
  const { named, registry } = nameOne(leaf(id, ['0a1b2c3d']));
  expect(named).toMatchObject({
    names: { __comp: 'item', content: chunk, __context: { plugins: ['p'] } },
    own: [chunk],
    all: ['layout', 'item', chunk],
  });
  expect([...registry]).toEqual([
    ['item', '@theme/DocItem'],
    [chunk, '@site/a.mdx'],
    ['4e5f6a7b', '@site/b.mdx'],
  ]);
});

test.each([
  ['no doc', leaf(undefined, ['0a1b2c3d'])],
  ['no chunk of its own', leaf('react-box', [])],
  ['two chunks of its own', leaf('react-box', ['0a1b2c3d', '4e5f6a7b'])],
  ['letters that no address has as they are', leaf('按钮', ['0a1b2c3d'])],
  ['a dot, at which the name of a file would end', leaf('v1.2', ['0a1b2c3d'])],
])('a page with %s keeps its names', (_, page) => {
  const { named, registry } = nameOne(page);
  expect(named).toEqual(page);
  expect(registry).toEqual(REGISTRY);
});

test.each([
  ['/material-ui/', '/', 'page--material-ui--'],
  ['/material-ui', '/', 'page--material-ui--'],
  ['/zh/material-ui/v5/', '/zh/', 'page--material-ui--v5--'],
  ['/', '/', 'page--'],
])('the chunks of the docs below %s, of a site at %s, start with %s', (path, baseUrl, prefix) => {
  expect(toChunkPrefix(path, baseUrl)).toBe(prefix);
});

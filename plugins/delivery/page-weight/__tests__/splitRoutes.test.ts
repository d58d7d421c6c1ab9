import { toUsualDocPath, toUsualPath } from '../contract';
import { readRoutes } from '../node/readRoutes';
import { routeModules } from '../node/routeModules';
import { readDocPlaces, splitRoutes, withoutDocs } from '../node/splitRoutes';

const leaf = (path: string, hash: string) =>
  `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true, sidebar: 'main' }`;
const layout = (path: string, hash: string, routes: string) =>
  `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), routes: [${routes}] }`;

const SECTION = layout(
  '/system/',
  '2',
  [leaf('/system/', '3'), leaf('/system/react-box/', '4')].join(','),
);
const ROUTES = readRoutes(
  `export default [
    ${layout('/system/', '1', SECTION)},
    { path: '/versions/', component: ComponentCreator('/versions/', '5'), exact: true },
    { path: '*', component: ComponentCreator('*') },
  ];`,
);

const NAMES = {
  '/system/-1': { __comp: 'root' },
  '/system/-2': { __comp: 'version', __props: 'metadata' },
  '/system/-3': { __comp: 'item', content: 'home' },
  '/system/react-box/-4': { __comp: 'item', content: 'box' },
  '/versions/-5': { __comp: 'versions', __context: { plugin: 'context' } },
};

const doc = (id: string, path: string) => ({ id, path, sidebar: 'main' });
const HOME = doc('index', '/system/');
const BOX = doc('react-box', '/system/react-box');
const GLOBAL = {
  'docusaurus-plugin-content-docs': {
    system: { versions: [{ mainDocId: 'index', docs: [HOME, BOX] }] },
  },
  other: { default: {} },
};

const REGISTRY = new Map(
  ['root', 'version', 'metadata', 'item', 'home', 'box', 'versions', 'context'].map(
    (name): [string, string] => [name, `@site/${name}.js`],
  ),
);

const SPLIT = splitRoutes(ROUTES, NAMES, readDocPlaces(GLOBAL));

it('makes a section of the pages below a layout below the top', () => {
  expect(SPLIT.sections.map(({ path, leaves }) => [path, leaves.length])).toEqual([
    ['/system/', 2],
  ]);
});

it('leaves to a page what only it needs, and knows all that it needs', () => {
  const [, box] = SPLIT.sections[0]?.leaves ?? [];
  expect(box).toMatchObject({
    own: ['box'],
    all: ['root', 'version', 'metadata', 'item', 'box'],
    doc: { pluginId: 'system', version: 0, doc: BOX },
  });
});

it('gives every page the layouts, the pages of no section, and what pages share', () => {
  expect([...SPLIT.shellChunks].sort()).toEqual(
    ['context', 'item', 'metadata', 'root', 'version', 'versions'].sort(),
  );
  expect(Object.keys(SPLIT.shellNames)).toEqual(['/system/-1', '/system/-2', '/versions/-5']);
});

it('stops at a route without chunk names', () => {
  const others = Object.entries(NAMES).filter(([key]) => key !== '/system/react-box/-4');
  expect(() => splitRoutes(ROUTES, Object.fromEntries(others), new Map())).toThrow(
    /routesChunkNames\.json .*no entry for \/system\/react-box\/-4/,
  );
});

it('keeps only the main page of each version in the global data', () => {
  expect(withoutDocs(GLOBAL)).toEqual({
    'docusaurus-plugin-content-docs': {
      system: { versions: [{ mainDocId: 'index', docs: [HOME] }] },
    },
    other: { default: {} },
  });
});

describe('routeModules', () => {
  const modules = routeModules({
    split: SPLIT,
    globalData: GLOBAL,
    registry: REGISTRY,
    sectionModule: '/site/section.ts',
  });
  const code = (file: string) => modules.get(file) ?? '';

  it('has the modules that every page loads, and a table for each section', () => {
    expect([...modules.keys()]).toEqual([
      'routes.js',
      'registry.js',
      'routesChunkNames.js',
      'globalData.js',
      'table-0.js',
    ]);
  });

  it('says nothing of single pages where every page reads it', () => {
    for (const file of ['routes.js', 'registry.js', 'routesChunkNames.js', 'globalData.js']) {
      expect(code(file)).not.toMatch(/react-box|"box"/);
    }
  });

  it('loads the table of a section in its place', () => {
    expect(code('routes.js')).toContain(
      `section("/system/", () => import(/* webpackChunkName: "table-0" */ './table-0.js'), [])`,
    );
  });

  it('has a row for each page in the table, with its chunks', () => {
    expect(code('table-0.js')).toContain('export default pages("/system/", "system", 0, [');
    expect(code('table-0.js')).toContain(
      '["react-box", {"exact":true,"sidebar":"main"}, {"__comp":"item","content":"box"}, ' +
        '[[() => import(/* webpackChunkName: "box" */ "@site/box.js"), "box", require.resolveWeak("@site/box.js")]]]',
    );
  });

  it('stops at a chunk that the registry lacks', () => {
    const registry = new Map([...REGISTRY].filter(([name]) => name !== 'box'));
    expect(() =>
      routeModules({ split: SPLIT, globalData: GLOBAL, registry, sectionModule: '/s.ts' }),
    ).toThrow(/registry\.js .*no chunk box/);
  });
});

test.each([
  ['index', '/system/', '/system/'],
  ['react-box/index', '/system/react-box/', '/system/react-box/'],
  ['react-box', '/system/react-box/', '/system/react-box'],
])('usual paths of the doc %s', (id, path, docPath) => {
  expect(toUsualPath('/system/', id)).toBe(path);
  expect(toUsualDocPath(path, id)).toBe(docPath);
});

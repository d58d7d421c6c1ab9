import { readRegistry } from '../node/readRegistry';
import { readRoutes, toRouteKey } from '../node/readRoutes';
import { readDocPlaces } from '../node/splitRoutes';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/system/',
    component: ComponentCreator('/system/', 'a1b'),
    routes: [
      {
        path: '/system/react-box/',
        component: ComponentCreator('/system/react-box/', 'c2d'),
        exact: true,
        sidebar: "defaultSidebar"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const REGISTRY = `export default {
  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/a \\"b\\".mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "4e5f6a7b": [() => import(/* webpackChunkName: "4e5f6a7b" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

it('reads the routes with their attributes and keys', () => {
  const [system, unknown] = readRoutes(ROUTES);
  expect(system).toMatchObject({ path: '/system/', hash: 'a1b', attributes: {} });
  const [box] = system?.routes ?? [];
  expect(box).toEqual({
    path: '/system/react-box/',
    hash: 'c2d',
    attributes: { exact: true, sidebar: 'defaultSidebar' },
    routes: undefined,
  });
  expect(box && toRouteKey(box)).toBe('/system/react-box/-c2d');
  expect(unknown).toMatchObject({ path: '*', hash: undefined });
});

it('reads the modules of the registry', () => {
  expect([...readRegistry(REGISTRY)]).toEqual([
    ['0a1b2c3d', '@site/docs/a "b".mdx'],
    ['4e5f6a7b', '@theme/DocItem'],
  ]);
});

describe('a file of another shape', () => {
  it.each<[string, string, () => unknown]>([
    ['routes.js', 'no code', () => readRoutes('export default [')],
    ['routes.js', 'no list', () => readRoutes('export default {};')],
    ['routes.js', 'no routes', () => readRoutes('export default [];')],
    [
      'routes.js',
      'another creator',
      () => readRoutes(ROUTES.replaceAll('ComponentCreator', 'createComponent')),
    ],
    ['routes.js', 'no component', () => readRoutes("export default [{ path: '/a/' }];")],
    [
      'routes.js',
      'the component of another path',
      () =>
        readRoutes("export default [{ path: '/a/', component: ComponentCreator('/b/', '1') }];"),
    ],
    [
      'routes.js',
      'a hash that is no text',
      () => readRoutes("export default [{ path: '/a/', component: ComponentCreator('/a/', 1) }];"),
    ],
    ['registry.js', 'no entries', () => readRegistry('export default {\n};\n')],
    ['registry.js', 'a line of another form', () => readRegistry(REGISTRY.replace('() => ', ''))],
    [
      'registry.js',
      'a chunk with another name',
      () => readRegistry(REGISTRY.replace('webpackChunkName: "4e5f6a7b"', 'webpackChunkName: "x"')),
    ],
    [
      'globalData.json',
      'docs without versions',
      () => readDocPlaces({ 'docusaurus-plugin-content-docs': { system: {} } }),
    ],
  ])('%s: %s', (file, _, read) => {
    expect(read).toThrow(
      new RegExp(
        `^plugins/delivery/page-weight cannot read \\.docusaurus/${file.replace('.', '\\.')} of Docusaurus 3\\.[^ ]+: .*DOCS_PAGE_WEIGHT=0`,
        's',
      ),
    );
  });
});

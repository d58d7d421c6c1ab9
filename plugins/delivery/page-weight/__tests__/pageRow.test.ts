import { readPageManifest, toModuleFile, type BundlerCompilation } from '../node/pageManifest';
import { addPageRow, toPageRow, toPageScripts } from '../node/pageRow';
import type { Leaf } from '../node/splitRoutes';

const LEAF: Leaf = {
  route: {
    path: '/system/react-box/',
    hash: 'a1b',
    attributes: { exact: true },
    routes: undefined,
  },
  names: { __comp: 'item', content: 'box' },
  own: ['box'],
  all: ['item', 'box'],
};

const MANIFEST = new Map([
  ['item', { chunks: ['item', 'common'], files: ['js/item.js', 'js/common.js'], moduleId: 1 }],
  ['box', { chunks: ['box', 'common'], files: ['js/box.js', 'js/common.js'], moduleId: 2 }],
]);

it('says how to load what only the page has', () => {
  expect(toPageRow(LEAF, MANIFEST)).toEqual({
    path: '/system/react-box/',
    attributes: { exact: true },
    names: { __comp: 'item', content: 'box' },
    modules: { box: { chunks: ['box', 'common'], id: 2 } },
  });
});

it('has no row for a page with a module that cannot be called by its id', () => {
  expect(toPageRow(LEAF, new Map())).toBeNull();
});

it('lists each script of the page once', () => {
  expect(toPageScripts(LEAF, MANIFEST)).toEqual(['js/item.js', 'js/common.js', 'js/box.js']);
});

describe('addPageRow', () => {
  const HTML =
    '<script src="/zh/assets/js/runtime~main.1.js" defer></script><script src="/zh/assets/js/main.2.js" defer></script>';

  it('adds scripts and row after the main script', () => {
    const row = toPageRow({ ...LEAF, names: '</script>' }, MANIFEST);
    const html = addPageRow(HTML, 'a.html', { row, scripts: ['js/a.js'], baseUrl: '/zh/' });
    expect(html.startsWith(`${HTML}<script src="/zh/js/a.js" defer></script>`)).toBe(true);
    expect(html).toContain('<script type="application/json" id="__page-row">{"path":');
    // The row must not end its script element.
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  it('does not repeat scripts of the page', () => {
    const html = addPageRow(HTML, 'a.html', {
      row: null,
      scripts: ['assets/js/main.2.js'],
      baseUrl: '/zh/',
    });
    expect(html).toBe(HTML);
  });

  it('stops at a page without main script', () => {
    expect(() => addPageRow('<p></p>', 'a.html', { row: null, scripts: [], baseUrl: '/' })).toThrow(
      'a.html: it has no main script',
    );
  });
});

describe('readPageManifest', () => {
  const module = (resource: string, type = 'javascript/auto') => ({ resource, type });
  const box = module('/site/docs/box.mdx?query');
  const data = module('/site/data.json', 'json');
  const common = { id: 'common', files: ['js/common.js', 'css/common.css'], groupsIterable: [] };
  const chunk = (name: string) => {
    const own = { name, id: name, files: [`js/${name}.js`] };
    return { ...own, groupsIterable: [{ chunks: [{ ...own, groupsIterable: [] }, common] }] };
  };
  const chunks = [chunk('box'), chunk('data'), chunk('unknown'), common];
  const compilation: BundlerCompilation = {
    chunks,
    chunkGraph: {
      // The page's module is part of a concatenated module.
      getChunkModulesIterable: ({ name }) =>
        name === 'box' ? [{ type: 'javascript/auto', rootModule: box }] : [data],
      getModuleId: () => 7,
    },
  };
  const manifest = readPageManifest(compilation, [
    { name: 'box', file: '/site/docs/box.mdx' },
    { name: 'data', file: '/site/data.json' },
    { name: 'gone', file: '/site/docs/gone.mdx' },
  ]);

  it('knows the chunks, scripts and module of a route’s chunk', () => {
    expect(manifest.get('box')).toEqual({
      chunks: ['box', 'common'],
      files: ['js/box.js', 'js/common.js'],
      moduleId: 7,
    });
  });

  it('calls no module of JSON by its id', () => {
    expect(manifest.get('data')?.moduleId).toBeUndefined();
  });

  it('leaves out chunks that routes do not name, and names without a chunk', () => {
    expect([...manifest.keys()]).toEqual(['box', 'data']);
  });
});

test.each([
  ['@site/docs/a.mdx', '/site/docs/a.mdx'],
  ['@site/docs/a.mdx?truncated=true', '/site/docs/a.mdx'],
  ['@generated/docs/a.json', '/site/.docusaurus/docs/a.json'],
  ['@theme/DocItem', '@theme/DocItem'],
])('the file of %s is %s', (module, file) => {
  expect(toModuleFile(module, '/site', '/site/.docusaurus')).toBe(file);
});

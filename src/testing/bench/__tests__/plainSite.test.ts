import { plainCategories, plainSiteFiles, toPlainPath, toPlainText } from '../plainSite';

const products = [
  { route: '/material-ui', docsPath: 'docs/material-ui' },
  { route: '/x', docsPath: 'docs/data' },
];

test.each([
  ['docs/material-ui/react-button/index.mdx', 'docs/material-ui/react-button/index.mdx'],
  ['docs/data/react-data-grid.mdx', 'docs/x/react-data-grid.mdx'],
  ['docs/data/grid.png', 'docs/x/grid.png'],
  ['docs/data/Grid.tsx', null],
  ['docs/data/rows.ts', null],
  ['docs/data/README.md', null],
  ['docs/experiments/demos.mdx', null],
  ['docs/material-ui-old/a.mdx', null],
  ['static/img/favicon.svg', 'static/img/favicon.svg'],
  ['src/pages/index.tsx', 'src/pages/index.tsx'],
  ['src/pages/__tests__/index.test.tsx', null],
  ['src/pages/styles.module.css', null],
  ['src/theme/Root.tsx', null],
  ['package.json', null],
])('%s goes to %s', (file, plainPath) => {
  expect(toPlainPath(file, products)).toBe(plainPath);
});

describe('toPlainText', () => {
  const read = () => ':::success';

  test.each([
    ['docs/x/a.mdx', ':::tip'],
    ['docs/x/a.md', ':::tip'],
    ['docs/x/a.png', null],
    ['static/a.svg', null],
  ])('of %s', (file, text) => {
    expect(toPlainText(file, read)).toBe(text);
  });

  test.each([
    ['src/pages/index.tsx', '<Heading as="h1">MUI</Heading>'],
    ['src/pages/versions.tsx', '<Heading as="h1">versions</Heading>'],
  ])('of %s is a page with a heading', (file, heading) => {
    expect(toPlainText(file, read)).toContain(heading);
  });
});

test('plainCategories gives every folder between the root and the pages a key of its own', () => {
  const categories = plainCategories([
    'docs/a/start/x.mdx',
    'docs/b/start/y.mdx',
    'static/i/a.svg',
  ]);
  expect(Object.fromEntries(categories)).toEqual({
    'docs/a/_category_.json': '{"key":"a"}\n',
    'docs/a/start/_category_.json': '{"key":"a/start"}\n',
    'docs/b/_category_.json': '{"key":"b"}\n',
    'docs/b/start/_category_.json': '{"key":"b/start"}\n',
  });
});

test('plainSiteFiles compiles for the same browsers and serves the pages from the root', () => {
  const files = plainSiteFiles(['chrome >= 111']);
  expect(JSON.parse(files.get('package.json') ?? '')).toEqual({
    private: true,
    browserslist: ['chrome >= 111'],
  });
  const config = JSON.parse(
    (files.get('docusaurus.config.js') ?? '').replace('module.exports = ', '').replace(/;\n$/, ''),
  );
  expect(config).toMatchObject({
    baseUrl: '/',
    future: { v4: true, faster: true },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  });
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import english from '../../../../i18n/en/dictionary.json';
import { PRODUCTS, type Product } from '../../../../src/site/products';
import { collectSitePages, type DocPage } from '../node/collectPages';
import { writePages } from '../node/writePages';
import { writeTwins } from '../node/writeTwins';

const site = temporaryFolder('all');
const read = (file: string) => site.read(path.join('build/pt', file));
const outDir = () => path.join(site.path, 'build/pt');
const place = { origin: 'https://docs.test', baseUrl: '/pt/' };

const page = (name: string, more: Partial<DocPage> = {}): DocPage => ({
  path: `/pt/material-ui/${name}/`,
  title: name.toUpperCase(),
  description: '',
  group: 'Start',
  isListed: true,
  ...more,
});

beforeAll(async () => {
  site.write({
    'i18n/en/dictionary.json': JSON.stringify(english),
    'i18n/pt/dictionary.json': '{"markdownPages":{"summary":"Documentação."}}',
    'build/pt/index.html': '<main><h1>Home</h1><p><a href=/pt/material-ui/>Material UI</a></main>',
    'build/pt/versions/index.html': '<main><p>a</main>',
    'build/pt/material-ui/a/index.html':
      '<main><h1>A</h1><section data-demo-source=/pt/assets/demos/D.json aria-label=D></section></main>',
    'build/pt/assets/demos/D.json': JSON.stringify({
      typescript: { files: [{ name: 'D.tsx', code: 'let a: 1' }] },
      javascript: { files: [{ name: 'D.jsx', code: 'let a' }] },
    }),
  });
  const titles = await writeTwins({
    ...place,
    outDir: outDir(),
    pages: [page('a'), { path: '/pt/', title: '' }, { path: '/pt/versions/', title: 'Versions' }],
  });
  await writePages({
    siteDir: site.path,
    outDir: outDir(),
    locale: 'pt',
    place,
    title: 'Docs',
    products: [
      {
        // A product with this id exists.
        product: PRODUCTS.find(({ id }: Product) => id === 'material-ui') as Product,
        versions: [
          {
            name: 'current',
            label: 'v6',
            path: '/pt/material-ui',
            isLast: true,
            pages: [page('a'), page('b', { isListed: false }), page('api/card', { api: ['Card'] })],
          },
        ],
      },
    ],
    sitePages: [
      { path: '/pt/', title: titles.get('/pt/') ?? '' },
      { path: '/pt/versions/', title: titles.get('/pt/versions/') ?? '' },
    ],
    changes: { 'material-ui': ['/material-ui/api-changes/v5-to-v6.json'] },
  });
});

test('the Markdown is beside the page, with the sources of its demos', () => {
  expect(read('material-ui/a.md')).toBe('# A\n\n**D**\n\n```tsx title="D.tsx"\nlet a: 1\n```\n');
  expect(read('material-ui/a.js.md')).toContain('let a\n');
  expect(read('index.md')).toBe('# Home\n\n[Material UI](https://docs.test/pt/material-ui/)\n');
  expect(existsSync(path.join(outDir(), 'index.js.md'))).toBe(false);
});

test('a page without a heading has its title', () => {
  expect(read('versions.md')).toBe('# Versions\n\na\n');
});

test('the lists have the words of the language, and no page that is not listed', () => {
  const list = read('llms.txt');
  expect(list).toContain('> Documentação.');
  expect(list).toContain('(https://docs.test/pt/material-ui/a.md)');
  expect(list).not.toContain('/b.md');
  expect(list).toContain('- [Home](https://docs.test/pt/index.md)');
  expect(list).toContain('- [Versions](https://docs.test/pt/versions.md)');
  expect(read('material-ui/llms.txt')).toContain('/pt/material-ui/api/card.md)');
  expect(JSON.parse(read('markdown-pages.json'))).toMatchObject({
    schema: 1,
    language: 'pt',
    baseUrl: '/pt/',
    products: [
      {
        id: 'material-ui',
        changes: ['/material-ui/api-changes/v5-to-v6.json'],
        versions: [{ pages: [{ title: 'A' }, { title: 'API/CARD', api: ['Card'] }] }],
      },
    ],
    pages: [
      { path: '/pt/', title: 'Home' },
      { path: '/pt/versions/', title: 'Versions' },
    ],
  });
});

test('pages outside the docs are listed unless they are marked', () => {
  const mdx = { type: 'mdx', title: 'A' };
  expect(
    collectSitePages({
      default: [
        { ...mdx, permalink: '/a/', unlisted: false },
        { ...mdx, permalink: '/b/', unlisted: true },
        { type: 'jsx', permalink: '/c/' },
      ],
      other: null,
    }).map(({ path: address, title, isListed }) => [address, title, isListed]),
  ).toEqual([
    ['/a/', 'A', true],
    ['/b/', 'A', false],
    ['/c/', '', true],
  ]);
});

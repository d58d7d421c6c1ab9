import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import english from '../../../../i18n/en/dictionary.json';
import { PRODUCTS, type Product } from '../../../../src/site/products';
import type { DocPage } from '../node/collectPages';
import { writePages } from '../node/writePages';
import { writeTwins } from '../node/writeTwins';

const site = temporaryFolder('all');

beforeAll(() =>
  site.write({
    'i18n/en/dictionary.json': JSON.stringify(english),
    'i18n/pt/dictionary.json': '{"markdownPages":{"summary":"Documentação."}}',
    'docs/material-ui/a.mdx':
      '---\ntitle: A\n---\n\n[b](/material-ui/b/)\n\n```ts\nlet a: string;\n```\n',
    'docs/material-ui/b.mdx': 'B\n',
    'i18n/pt/docs/b.mdx': '[a](/material-ui/a/) :::\n',
    '.docusaurus/api-reference/material-ui/api/c/outline.json':
      '{"related":[],"shared":false,"members":[]}',
    '.docusaurus/api-reference/guides.json': '{}',
    'docs/material-ui/c.mdx': '<ApiPage src="/material-ui/api/c" />\n',
  }),
);

async function write(locale: string, baseUrl: string, translated: string) {
  const outDir = path.join(site.path, 'build', baseUrl);
  mkdirSync(outDir, { recursive: true });
  const sitePage = (pathname: string, title: string) => ({
    path: pathname,
    html: `<main><h1>${title}</h1><p><a href="${baseUrl}material-ui/">Material UI</a></p></main>`,
  });
  const page = (name: string, file: string, more: Partial<DocPage> = {}): DocPage => ({
    file,
    permalink: `${baseUrl}material-ui/${name}/`,
    title: name.toUpperCase(),
    description: '',
    frontMatter: {},
    group: 'Start',
    isListed: true,
    ...more,
  });
  const language = {
    siteDir: site.path,
    generatedFilesDir: path.join(site.path, '.docusaurus'),
    outDir,
    locale,
    place: { origin: 'https://docs.test', baseUrl },
  };
  const pages = [
    page('a', 'docs/material-ui/a.mdx'),
    page('b', translated, { isListed: false }),
    page('api/c', 'docs/material-ui/c.mdx', { apiPage: '/material-ui/api/c' }),
  ];
  await writeTwins({ ...language, pages });
  await writePages({
    ...language,
    title: 'Docs',
    products: [
      {
        // A product with this id exists.
        product: PRODUCTS.find(({ id }: Product) => id === 'material-ui') as Product,
        versions: [
          {
            name: 'current',
            label: 'v6',
            path: `${baseUrl}material-ui`,
            isLast: true,
            pages,
          },
        ],
      },
    ],
    sitePages: [sitePage(baseUrl, 'Home'), sitePage(`${baseUrl}versions/`, 'Versions')],
    changes: { 'material-ui': ['/material-ui/api-changes/v5-to-v6.json'] },
  });
  return (file: string) => site.read(path.join('build', baseUrl, file));
}

test('an untranslated page links to its own language', async () => {
  const readEnglish = await write('en', '/', 'docs/material-ui/b.mdx');
  const readPortuguese = await write('pt', '/pt/', 'i18n/pt/docs/b.mdx');
  const expected = (prefix: string) =>
    `# A\n\n[b](https://docs.test${prefix}material-ui/b/)\n\n\`\`\`ts\nlet a: string;\n\`\`\`\n`;
  expect(readEnglish('material-ui/a.md')).toBe(expected('/'));
  expect(readPortuguese('material-ui/a.md')).toBe(expected('/pt/'));
  expect(readEnglish('material-ui/a.js.md')).toContain('```js\nlet a;');
  expect(readPortuguese('material-ui/b.md')).toContain('(https://docs.test/pt/material-ui/a/)');
});

test('the lists have the words of the language, and no page that is not listed', async () => {
  const read = await write('pt', '/pt/', 'i18n/pt/docs/b.mdx');
  const list = read('llms.txt');
  expect(list).toContain('> Documentação.');
  expect(list).toContain('(https://docs.test/pt/material-ui/a.md)');
  expect(list).not.toContain('/b.md');
  expect(read('material-ui/llms.txt')).toContain('/pt/material-ui/api/c.md)');
  expect(JSON.parse(read('markdown-pages.json'))).toMatchObject({
    schema: 1,
    language: 'pt',
    baseUrl: '/pt/',
    products: [
      {
        id: 'material-ui',
        changes: ['/material-ui/api-changes/v5-to-v6.json'],
        versions: [{ pages: [{ title: 'A' }, { title: 'API/C', api: [] }] }],
      },
    ],
  });
});

test('pages that are no documents have Markdown, too, and are in the lists', async () => {
  const read = await write('pt', '/pt/', 'i18n/pt/docs/b.mdx');
  const link = '[Material UI](https://docs.test/pt/material-ui/)';
  expect(read('index.md')).toBe(`# Home\n\n${link}\n`);
  expect(read('versions.md')).toBe(`# Versions\n\n${link}\n`);
  const list = read('llms.txt');
  expect(list).toContain('- [Home](https://docs.test/pt/index.md)');
  expect(list).toContain('- [Versions](https://docs.test/pt/versions.md)');
  expect(JSON.parse(read('markdown-pages.json'))).toMatchObject({
    pages: [
      { path: '/pt/', title: 'Home' },
      { path: '/pt/versions/', title: 'Versions' },
    ],
  });
});

test('a generated page has one form', () => {
  const folder = path.join(site.path, 'build/material-ui/api');
  expect(existsSync(path.join(folder, 'c.md'))).toBe(true);
  expect(existsSync(path.join(folder, 'c.js.md'))).toBe(false);
});

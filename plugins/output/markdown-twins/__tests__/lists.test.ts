import english from '../../../../i18n/en/dictionary.json';
import { PRODUCTS } from '../../../../src/site/products';
import { toTwinPath, type MarkdownPages } from '../contract';
import { collectPages } from '../node/collectPages';
import { siteList, versionList } from '../node/llmsTxt';
import { createTexts } from '../../../common/dictionary/texts';

const texts = createTexts([english]);

test.each([
  ['/material-ui/react-button/', undefined, '/material-ui/react-button.md'],
  ['/zh/x/', 'JS', '/zh/x.js.md'],
  ['/', 'TS', '/index.md'],
] as const)('the Markdown of %s in %s is at %s', (pathname, variant, expected) => {
  expect(toTwinPath(pathname, variant)).toBe(expected);
});

test('the Markdown of the home page is in the folder of its language', () => {
  expect(toTwinPath('/zh/', 'TS', '/zh/')).toBe('/zh/index.md');
  expect(toTwinPath('/zh/versions/', 'TS', '/zh/')).toBe('/zh/versions.md');
});

const page = { title: 'Button', description: 'Acts.', group: 'Components' };
const newest = {
  name: 'current',
  label: 'v6.1.0',
  path: '/material-ui',
  isLast: true,
  pages: [
    { ...page, path: '/material-ui/react-button/', title: 'Button [new]' },
    { ...page, path: '/material-ui/install/', title: 'Install', group: 'Getting started' },
    { ...page, path: '/material-ui/api/button/', title: 'Button API', api: ['Button'] },
  ],
};
const older = { ...newest, name: 'v5', label: 'v5', path: '/material-ui/v5', isLast: false };
const product = { id: 'material-ui', name: 'Material UI', versions: [newest, older], changes: [] };
const site: MarkdownPages = {
  schema: 1,
  title: 'MUI',
  language: 'en',
  origin: 'https://a.test',
  baseUrl: '/',
  products: [product],
  pages: [{ path: '/versions/', title: 'Versions' }],
};

test('the list of the site has the guides of the newest versions, and where the rest is', () => {
  const list = siteList(site, texts);
  expect(list).toMatch(/^# MUI\n\n> Documentation of [^\n]+\n/);
  expect(list.split('## Material UI v6.1.0\n\n')[1]).toBe(
    [
      '- [Button \\[new\\]](https://a.test/material-ui/react-button.md): Acts.',
      '- [Install](https://a.test/material-ui/install.md): Acts.',
      '- [All pages of Material UI v6.1.0](https://a.test/material-ui/llms.txt): The list of all pages, with the API reference.',
      '',
      '## Optional',
      '',
      '- [All pages of Material UI v5](https://a.test/material-ui/v5/llms.txt): The list of all pages, with the API reference.',
      '- [Versions](https://a.test/versions.md)',
      '',
    ].join('\n'),
  );
});

test('the list of a version has all its pages, by parts of the navigation', () => {
  const list = versionList('https://a.test', product, newest, texts);
  expect(list).toMatch(/^# Material UI v6\.1\.0\n\n> Documentation of Material UI v6\.1\.0\./);
  expect(list).toMatch(
    /## Components\n\n- \[Button[\s\S]+## Getting started\n\n- \[Install\][\s\S]+## API reference\n\n- \[Button API\]\(https:\/\/a\.test\/material-ui\/api\/button\.md\): Acts\.\n$/,
  );
});

test('pages come in the order of the navigation, with the part that they are in', () => {
  const doc = (id: string, more: object = {}) => ({
    id,
    source: `@site/docs/material-ui/${id}.mdx`,
    permalink: `/material-ui/${id}/`,
    title: id,
    description: 'From the text.',
    frontMatter: {},
    unlisted: false,
    ...more,
  });
  const contents = {
    'material-ui': {
      loadedVersions: [
        {
          versionName: 'current',
          label: 'next',
          path: '/material-ui',
          isLast: true,
          docs: [
            doc('orphan', { unlisted: true }),
            doc('api/button', { frontMatter: { api_page: '/material-ui/api/button' } }),
            doc('b', { frontMatter: { description: 'Its own.' } }),
            doc('a'),
          ],
          sidebars: {
            main: [
              {
                type: 'category',
                label: 'Start',
                link: { type: 'doc', id: 'a' },
                items: [{ type: 'category', label: 'Deep', items: [{ type: 'doc', id: 'b' }] }],
              },
              { type: 'link', label: 'x', href: '/' },
              { type: 'doc', id: 'api/button' },
            ],
          },
        },
      ],
    },
  };
  const [found, ...others] = collectPages(contents, PRODUCTS);
  expect(others).toEqual([]);
  const [version] = found?.versions ?? [];
  expect(version?.label).toBe('');
  expect(version?.pages.map(({ path, group }) => [path, group])).toEqual([
    ['/material-ui/a/', 'Start'],
    ['/material-ui/b/', 'Start'],
    ['/material-ui/api/button/', 'Material UI'],
    ['/material-ui/orphan/', 'Material UI'],
  ]);
  expect(version?.pages.map(({ description }) => description)).toEqual([
    'From the text.',
    'Its own.',
    'From the text.',
    'From the text.',
  ]);
  expect(version?.pages.map(({ api }) => api)).toEqual([
    undefined,
    undefined,
    ['Button'],
    undefined,
  ]);
  expect(version?.pages.map(({ isListed }) => isListed)).toEqual([true, true, true, false]);
});

test('a text that no language has is named', () => {
  expect(() => texts('markdownPages.nothing')).toThrow(
    'i18n/en/dictionary.json: add the text "markdownPages.nothing".',
  );
});

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { SearchWords } from '../node/searchWords';
import { navPagesOf, readSearchDocs } from '../node/readSearchDocs';

const site = temporaryFolder('each');

beforeEach(() =>
  site.write({
    'docs/system/react-box/index.mdx': '---\ntitle: Box\n---\n\n## Basic usage\n\n## Limits\n',
    'docs/system/install.mdx': '---\ntitle: Installation\n---\n',
    'i18n/zh/docusaurus-plugin-content-docs-system/current/install.mdx':
      '---\ntitle: 安装\n---\n\n## 步骤 {/* #steps */}\n',
  }),
);

const BOX = {
  id: 'react-box/index',
  title: 'Box',
  permalink: '/zh/system/react-box/',
  source: '@site/docs/system/react-box/index.mdx',
  sourceDirName: 'react-box',
  frontMatter: { components: 'Box, Container' },
};

const INSTALL = {
  id: 'install',
  title: '安装',
  permalink: '/zh/system/install',
  source: '@site/i18n/zh/docusaurus-plugin-content-docs-system/current/install.mdx',
  sourceDirName: '.',
  frontMatter: {},
};

const API = {
  id: 'api/box/index',
  title: 'Box API',
  permalink: '/zh/system/api/box/',
  source: '@site/docs/system/api/box/index.mdx',
  sourceDirName: 'api/box',
  frontMatter: { api_page: '/system/api/box' },
};

// Only the properties that are read.
const contentOf = (docs: readonly object[]) =>
  ({
    loadedVersions: [
      {
        versionName: 'current',
        label: 'v6.1.0',
        isLast: true,
        contentPath: path.join(site.path, 'docs/system'),
        sidebars: {
          all: [
            { type: 'category', label: 'x', items: [{ type: 'doc', id: BOX.id, label: '盒子' }] },
          ],
        },
        docs,
      },
    ],
  }) as unknown as LoadedContent;

const WORDS: SearchWords = { pages: {}, words: { box: ['方框'], limits: ['限制'] } };

const read = (docs: readonly object[], locale = 'zh') =>
  readSearchDocs([['system', contentOf(docs)]], WORDS, {
    siteDir: site.path,
    generatedFilesDir: path.join(site.path, '.docusaurus'),
    locale,
  });

it('knows what is translated, and other names of it', async () => {
  expect(await read([BOX, INSTALL])).toEqual([
    {
      product: 'system',
      version: 'current',
      versionLabel: 'v6.1.0',
      isDefault: true,
      docs: [
        expect.objectContaining({
          permalink: '/zh/system/react-box/',
          titles: ['Box', '盒子'],
          names: ['Box', 'Container'],
          keywords: ['方框'],
          isEnglish: true,
          headings: [
            { text: 'Basic usage', anchor: 'basic-usage', level: 2, words: [] },
            { text: 'Limits', anchor: 'limits', level: 2, words: ['限制'] },
          ],
        }),
        expect.objectContaining({
          permalink: '/zh/system/install/',
          title: '安装',
          titles: ['Installation', ''],
          isEnglish: false,
          headings: [{ text: '步骤', anchor: 'steps', level: 2, words: [] }],
        }),
      ],
    },
  ]);
});

it('has the questions of a page at the section that answers them, of this or another page', async () => {
  const box = '## Basic usage\n\n<Anchors ids="spacing" />\n\n## Limits\n';
  const fields = [
    "'padding, margin': basic-usage",
    'border: spacing',
    'order: /system/install#steps',
    'setup: /system/install/',
  ];
  site.write({
    'docs/system/react-box/index.mdx': `---\ntitle: Box\nquestions: {${fields.join(', ')}}\n---\n${box}`,
  });
  const [version] = await read([BOX, INSTALL]);
  const [{ headings = [] } = {}, install] = version?.docs ?? [];
  expect(headings[0]?.words).toEqual(['padding', 'margin', 'border']);
  expect(install).toMatchObject({
    keywords: ['Box setup'],
    headings: [{ anchor: 'steps', words: ['Box order'] }],
  });
});

it('takes nothing for English only where all is English', async () => {
  const [version] = await read([BOX], 'en');
  expect(version?.docs[0]?.isEnglish).toBe(false);
});

it('leaves out drafts and what is not listed', async () => {
  expect(
    await read([
      { ...BOX, draft: true },
      { ...INSTALL, unlisted: true },
    ]),
  ).toEqual([]);
});

it('has the data of API pages, which are translated with their texts', async () => {
  site.write({ '.docusaurus/api-reference/system/api/box/Box.json': '{"name":"Box"}' });
  const [untranslated] = await read([API]);
  expect(untranslated?.docs[0]).toMatchObject({ members: [{ name: 'Box' }], isEnglish: true });
  site.write({ '.docusaurus/api-reference/english-parts.json': '{"zh": {}}' });
  const [translated] = await read([API]);
  expect(translated?.docs[0]?.isEnglish).toBe(false);
});

it('finds the pages of the navigation, however deep', () => {
  const items = [
    { type: 'doc', id: 'a', label: 'A' },
    { type: 'doc', id: 'b' },
    {
      type: 'category',
      items: [{ type: 'category', items: [{ type: 'doc', id: 'c', label: 'C' }] }],
    },
    { type: 'html', label: 'D' },
  ];
  expect(navPagesOf(items).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

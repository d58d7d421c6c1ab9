import { rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { LISTED_COVERAGE, LOCALES } from '../../../../src/site/locales';
import { BUTTON } from '../../api-reference/node/overlay/__tests__/overlayModels';
import { toMdx } from '../../api-reference/node/pages/toMdx';
import translations from '..';
import { findProblems } from '../node/findProblems';
import { blobId } from '../node/pages';
import { formatCoverage, formatHtml } from '../node/formatCoverage';
import { readCoverage, readListedLocales } from '../node/readCoverage';

const ENGLISH_PAGE = '---\ntitle: Button\n---\n\nText.\n';
const GENERATED_PAGE = toMdx({
  pathname: '/material-ui/api/button',
  title: 'Button API',
  description: 'About the button.',
  editUrl: '',
  body: '',
});
const OLDER_PAGE = '---\ntitle: Button\n---\n\nOlder text.\n';
const OLDER_TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/button/index.mdx';
const TRANSLATION = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/button/index.mdx';

const MEMBERS = new Map([['material-ui/button', BUTTON]]);

const site = temporaryFolder('each');

function pluginFor(currentLocale: string) {
  // Only the properties that the plugin reads.
  return translations({
    siteDir: site.path,
    generatedFilesDir: path.join(site.path, '.docusaurus'),
    localizationDir: path.join(site.path, 'i18n', currentLocale),
    i18n: { defaultLocale: 'en', locales: ['en', 'zh', 'pt'], currentLocale },
  } as unknown as LoadContext);
}

beforeEach(() =>
  site.write({
    'docs/material-ui/button/index.mdx': ENGLISH_PAGE,
    'docs/material-ui/button/_partial.mdx': 'Included elsewhere.',
    'docs/experiments/docs/headers.mdx': ENGLISH_PAGE,
    'docs/material-ui/api/button/index.mdx': GENERATED_PAGE,
    [TRANSLATION]: '---\ntitle: 按钮\n---\n',
    'material-ui_versioned_docs/version-v5/button/index.mdx': OLDER_PAGE,
    'material-ui_versioned_docs/version-v5/tabs/index.mdx': OLDER_PAGE,
    [OLDER_TRANSLATION]: '---\ntitle: 按钮\n---\n',
    'i18n/en/dictionary.json': '{"nav": {"open": "Open", "close": "Close"}, "pages": {}}',
    'i18n/zh/dictionary.json': '{"nav": {"open": "打开"}}',
    'src/Menu.tsx': "t('nav.open');",
    'src/__tests__/Menu.test.tsx': "t('nav.close');",
    'plugins/one/client/Button.tsx': '',
  }),
);

describe('the plugin', () => {
  test('gives the texts of the language, English where they are missing', async () => {
    expect(await pluginFor('zh').loadContent?.()).toContainEqual({
      file: 'dictionary.json',
      data: {
        language: 'zh',
        messages: { 'nav.open': '打开' },
        fallback: { 'nav.close': 'Close' },
      },
    });
  });

  test('a language without a dictionary has none', async () => {
    const [everyPage] = (await pluginFor('pt').loadContent?.()) ?? [];
    expect(everyPage?.data).toMatchObject({ messages: null });
  });

  test('a broken dictionary of another language stops the build', async () => {
    site.write({ 'i18n/zh/dictionary.json': '{\n"nav": {\n"open": 1}}' });
    await expect(pluginFor('en').loadContent?.()).rejects.toThrow(
      'i18n/zh/dictionary.json:3 nav.open: expected a text, found 1',
    );
  });

  test('without an English dictionary nothing works', async () => {
    rmSync(path.join(site.path, 'i18n/en/dictionary.json'));
    await expect(pluginFor('zh').loadContent?.()).rejects.toThrow(
      'The dictionary i18n/en/dictionary.json does not exist.',
    );
  });

  test('watches the dictionaries that it does not serve, which write-heading-ids must not rewrite', () => {
    expect(pluginFor('zh').getPathsToWatch?.()).toEqual(
      ['en', 'pt'].map((locale) => path.join(site.path, `i18n/${locale}/dictionary.{json,}`)),
    );
    const command = ['node', 'docusaurus', 'write-heading-ids'];
    const rewriting = jest.replaceProperty(process, 'argv', command);
    expect(pluginFor('en').getPathsToWatch?.()).toEqual([]);
    rewriting.restore();
  });
});

describe('the coverage', () => {
  const locales = LOCALES.filter(({ code }) => code === 'zh');

  test('counts dictionaries and pages by product', () => {
    const older = 'material-ui_versioned_docs/version-v5';
    const page = { title: 'Button', words: 2, state: 'missing' };
    expect(readCoverage(site.path, locales)).toEqual({
      threshold: LISTED_COVERAGE,
      languages: [
        {
          code: 'zh',
          label: '中文',
          share: 1,
          isListed: true,
          dictionary: { total: 2, translated: 1 },
          products: [
            {
              name: 'Material UI',
              isOlder: false,
              total: 1,
              translated: 0,
              stale: 1,
              words: 0,
              pages: [
                {
                  ...page,
                  words: 1,
                  state: 'stale',
                  pathname: '/material-ui/button/',
                  file: TRANSLATION,
                  englishFile: 'docs/material-ui/button/index.mdx',
                },
              ],
            },
            {
              name: 'Material UI v5',
              isOlder: true,
              total: 2,
              translated: 0,
              stale: 1,
              words: 2,
              pages: [
                {
                  ...page,
                  state: 'stale',
                  pathname: '/material-ui/v5/button/',
                  file: OLDER_TRANSLATION,
                  englishFile: `${older}/button/index.mdx`,
                },
                {
                  ...page,
                  pathname: '/material-ui/v5/tabs/',
                  file: OLDER_TRANSLATION.replace('button', 'tabs'),
                  englishFile: `${older}/tabs/index.mdx`,
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test('counts the texts of the API where it is given them', () => {
    const { languages } = readCoverage(site.path, locales, MEMBERS);
    expect(languages[0]?.api).toEqual({ total: 10, translated: 0, stale: 0 });
  });

  test('a file of API texts that cannot be used stops it', () => {
    site.write({ 'i18n/zh/api/material-ui/button.json': '{' });
    expect(() => readCoverage(site.path, LOCALES, MEMBERS)).toThrow(
      'i18n/zh/api/material-ui/button.json:1',
    );
  });

  test('fits on a screen, and names what is outdated', () => {
    expect(formatCoverage(readCoverage(site.path, LOCALES, MEMBERS)))
      .toContain(`zh 中文: 1 of 1 pages (100%), in the language list
                        translated    outdated     missing words to do
  Material UI                    0           1           0           0
  Material UI v5                 0           1           1           2
  Dictionary                     1           0           1
  API descriptions               0           0          10
  outdated  /material-ui/button/
  outdated  /material-ui/v5/button/

pt Português: 0 of 1 pages (0%), in the language list from 80%`);
  });

  test('is a page of HTML, too', () => {
    const html = formatHtml(readCoverage(site.path, locales));
    expect(html).toContain('<td>Material UI v5</td><td>0</td><td>1</td><td>1</td><td>2</td>');
    expect(html).toContain('<li>missing: <code>/material-ui/v5/tabs/</code></li>');
  });

  test('a listed language has its pages translated', () => {
    expect(readListedLocales(site.path)).toEqual(['en', 'zh']);
  });
});

test('the check names what needs repair', async () => {
  site.write({
    'i18n/zh/api/material-ui/gone.json': '{"description": {"text": "无"}}',
    'i18n/zh/dictionary.json': '{"nav": {"open": "打开",\n"old": "旧"}}',
    [TRANSLATION.replace('button', 'gone')]: '---\ntitle: 无\n---\n',
  });
  const locales = LOCALES.filter(({ code }) => code === 'zh');
  const lack = 'the front matter lacks "translated_from"; --accept writes it.';
  expect(
    (await findProblems(site.path, locales, MEMBERS)).map((problem) =>
      Object.values(problem).join(' '),
    ),
  ).toEqual([
    'i18n/en/dictionary.json 1 nothing shows nav.close.',
    'i18n/zh/dictionary.json 2 English has no text nav.old.',
    `${TRANSLATION.replace('button', 'gone')} 1 its English page does not exist.`,
    `${TRANSLATION} 1 ${lack}`,
    `${OLDER_TRANSLATION} 1 ${lack}`,
    'i18n/zh/api/material-ui/gone.json 1 named after no component or hook.',
  ]);
});

test('the check names the forms that counts in a language need', async () => {
  const forms = '{"other": "{count} of {count}"}';
  site.write({
    'src/Menu.tsx': "t('nav.open'); t('nav.close');",
    'i18n/en/dictionary.json': `{"nav": {"open": {"one": "{count} menu", "other": "{count} menus"}}}`,
    'i18n/zh/dictionary.json': `{"nav": {"open": ${forms}}}`,
    'i18n/pt/dictionary.json': `{"nav": {\n"open": ${forms}}}`,
    [TRANSLATION]: '---\ntranslated_draft: true\n---\n',
    [OLDER_TRANSLATION]: '---\ntranslated_draft: true\n---\n',
  });
  const others = LOCALES.filter(({ code }) => code !== 'en');
  expect(await findProblems(site.path, others, MEMBERS)).toEqual([
    { file: 'i18n/pt/dictionary.json', line: 2, message: 'nav.open lacks the form "one".' },
  ]);
  expect(readCoverage(site.path, others).languages.map(({ dictionary }) => dictionary)).toEqual([
    { total: 1, translated: 1 },
    { total: 1, translated: 1 },
  ]);
});

test('the check goes on after a page that cannot be read', async () => {
  const record = `translated_from: '${blobId(ENGLISH_PAGE)}'`;
  site.write({
    'src/Menu.tsx': "t('nav.open'); t('nav.close');",
    [TRANSLATION]: `---\ntitle: 按钮\n${record}\n---\n\n文字。\n\n<Details>\n`,
    [OLDER_TRANSLATION]: '\uFEFF---\ntitle: 按钮\n---\n',
  });
  const chinese = LOCALES.filter(({ code }) => code === 'zh');
  expect(await findProblems(site.path, chinese, MEMBERS)).toEqual([
    { file: TRANSLATION, line: 8, message: expect.stringContaining('Expected a closing tag') },
    {
      file: OLDER_TRANSLATION,
      line: 1,
      message: 'begins with a byte-order mark; save it as UTF-8 without one.',
    },
  ]);
});

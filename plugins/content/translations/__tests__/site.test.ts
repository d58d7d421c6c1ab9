import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { LOCALES } from '../../../../src/site/locales';
import { BUTTON } from '../../api-reference/node/overlay/__tests__/overlayModels';
import { toMdx } from '../../api-reference/node/pages/toMdx';
import translations from '..';
import { sourceHash } from '../node/pages';
import { readListedLocales } from '../node/readListedLocales';
import { readReport } from '../node/readReport';
import { stampPage } from '../node/stampPages';

const ENGLISH_PAGE = '---\ntitle: Button\n---\n\nText.\n';
const GENERATED_PAGE = toMdx({
  pathname: '/material-ui/api/button',
  title: 'Button API',
  description: 'About the button.',
  editUrl: '',
  hash: '',
});
const OLDER_PAGE = '---\ntitle: Button\n---\n\nOlder text.\n';
const OLDER_TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/button/index.mdx';
const TRANSLATION = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/button/index.mdx';

let siteDir: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    fs.writeFileSync(absolute, content);
  }
}

function pluginFor(currentLocale: string) {
  // Only what the plugin reads.
  return translations({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    i18n: { defaultLocale: 'en', locales: ['en', 'zh', 'pt'], currentLocale },
  } as unknown as LoadContext);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  write({
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
  });
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

describe('the plugin', () => {
  test('gives the texts of the language, English where they are missing', async () => {
    expect(await pluginFor('zh').loadContent?.()).toContainEqual({
      file: 'dictionary.json',
      dictionary: {
        language: 'zh',
        messages: { 'nav.open': '打开' },
        fallback: { 'nav.close': 'Close' },
      },
    });
  });

  test('a language without a dictionary has none', async () => {
    const [everyPage] = (await pluginFor('pt').loadContent?.()) ?? [];
    expect(everyPage?.dictionary.messages).toBeNull();
  });

  test('a broken dictionary of another language stops the build', async () => {
    write({ 'i18n/zh/dictionary.json': '{\n"nav": {\n"open": 1}}' });
    await expect(pluginFor('en').loadContent?.()).rejects.toThrow(
      'i18n/zh/dictionary.json:3 nav.open: expected a text, found 1',
    );
  });

  test('without an English dictionary nothing works', async () => {
    fs.rmSync(path.join(siteDir, 'i18n/en/dictionary.json'));
    await expect(pluginFor('zh').loadContent?.()).rejects.toThrow(
      'The dictionary i18n/en/dictionary.json does not exist.',
    );
  });

  test('watches the dictionary of every language', () => {
    expect(pluginFor('en').getPathsToWatch?.()).toEqual(
      ['en', 'zh', 'pt'].map((locale) => path.join(siteDir, `i18n/${locale}/dictionary.{json,}`)),
    );
  });
});

describe('the report', () => {
  test('reads dictionaries, pages and sources', () => {
    const report = readReport(
      siteDir,
      LOCALES.filter(({ code }) => code === 'zh'),
    );
    expect(report.unusedKeys).toEqual(['nav.close']);
    expect(report.languages).toEqual([
      {
        language: 'zh',
        label: '中文',
        dictionaryFile: 'i18n/zh/dictionary.json',
        texts: { total: 2, translated: 1, missing: ['nav.close'], unknown: [] },
        pages: {
          total: 1,
          translated: 1,
          untranslated: [],
          changed: [TRANSLATION],
          orphaned: [],
        },
        olderPages: {
          total: 2,
          translated: 1,
          untranslated: ['material-ui_versioned_docs/version-v5/tabs/index.mdx'],
          changed: [OLDER_TRANSLATION],
          orphaned: [],
        },
      },
    ]);
  });

  test('counts the texts of the API where it is given them', () => {
    write({ 'i18n/zh/api/material-ui/gone.json': '{"description": {"text": "无"}}' });
    const locales = LOCALES.filter(({ code }) => code === 'zh');
    const report = readReport(siteDir, locales, new Map([['material-ui/button', BUTTON]]));
    expect(report.languages[0]?.api).toEqual({
      total: 10,
      translated: 0,
      stale: [],
      unknown: [],
      unknownFiles: ['i18n/zh/api/material-ui/gone.json'],
    });
  });

  test('a file of API texts that cannot be used stops it', () => {
    write({ 'i18n/zh/api/material-ui/button.json': '{' });
    expect(() => readReport(siteDir, LOCALES)).toThrow('i18n/zh/api/material-ui/button.json:1');
  });

  test('a listed language has its pages translated', () => {
    expect(readListedLocales(siteDir)).toEqual(['en', 'zh']);
  });
});

describe('stampPage', () => {
  test('notes the English page as it is now', () => {
    stampPage(siteDir, TRANSLATION);
    expect(fs.readFileSync(path.join(siteDir, TRANSLATION), 'utf8')).toBe(
      `---\ntitle: 按钮\nsource_hash: '${sourceHash(ENGLISH_PAGE)}'\n---\n`,
    );
  });

  test('of an older version that of the same version', () => {
    stampPage(siteDir, OLDER_TRANSLATION);
    expect(fs.readFileSync(path.join(siteDir, OLDER_TRANSLATION), 'utf8')).toContain(
      `source_hash: '${sourceHash(OLDER_PAGE)}'`,
    );
  });

  test.each([
    ['docs/material-ui/button/index.mdx', 'is not a translated page'],
    [TRANSLATION.replace('/zh/', '/pt/'), 'does not exist'],
    [TRANSLATION.replace('button', 'gone'), 'docs/material-ui/gone/index.mdx does not exist'],
  ])('%s: %s', (file, message) => {
    write({ 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/gone/index.mdx': '' });
    expect(() => stampPage(siteDir, file)).toThrow(message);
  });

  test('names a page without front matter', () => {
    write({ [TRANSLATION]: 'Text' });
    expect(() => stampPage(siteDir, TRANSLATION)).toThrow(
      `${TRANSLATION}: the page has no front matter`,
    );
  });
});

import type { ApiReport } from '../node/apiReport';
import { formatReport, needsWork, type TranslationReport } from '../node/formatReport';

const COMPLETE: TranslationReport = {
  languages: [
    {
      language: 'zh',
      label: '中文',
      dictionaryFile: 'i18n/zh/dictionary.json',
      texts: { total: 3, translated: 3, missing: [], unknown: [] },
      pages: { total: 2, translated: 2, untranslated: [], changed: [], orphaned: [] },
      olderPages: { total: 0, translated: 0, untranslated: [], changed: [], orphaned: [] },
    },
  ],
  unusedKeys: [],
  englishDictionaryFile: 'i18n/en/dictionary.json',
  listedCoverage: 0.8,
};

function withPages(pages: Partial<TranslationReport['languages'][number]['pages']>) {
  return {
    ...COMPLETE,
    languages: COMPLETE.languages.map((language) => ({
      ...language,
      pages: { ...language.pages, ...pages },
    })),
  };
}

function withTexts(texts: Partial<TranslationReport['languages'][number]['texts']>) {
  return {
    ...COMPLETE,
    languages: COMPLETE.languages.map((language) => ({
      ...language,
      texts: { ...language.texts, ...texts },
    })),
  };
}

const API: ApiReport = { total: 4, translated: 3, stale: [], unknown: [], unknownFiles: [] };

function withApi(api: Partial<ApiReport>) {
  return {
    ...COMPLETE,
    languages: COMPLETE.languages.map((language) => ({ ...language, api: { ...API, ...api } })),
  };
}

test('a complete language is three lines', () => {
  expect(formatReport(COMPLETE)).toBe(`zh 中文
  Texts: 3 of 3 (100%)
  Pages: 2 of 2 (100%), in the language list`);
});

test('everything to do is named', () => {
  const [language] = withTexts({
    translated: 1,
    missing: ['a.b', 'a.c'],
    unknown: ['a.old'],
  }).languages;
  const pages = {
    total: 3,
    translated: 2,
    untranslated: ['docs/x/c.mdx'],
    changed: ['i18n/zh/x/a.mdx'],
    orphaned: ['i18n/zh/x/d.mdx'],
  };
  const report = {
    ...COMPLETE,
    languages: language === undefined ? [] : [{ ...language, pages }],
    unusedKeys: ['a.dead'],
  };
  expect(formatReport(report)).toBe(`zh 中文
  Texts: 1 of 3 (33%)
  Pages: 2 of 3 (66%), in the language list from 80%
  Missing texts in i18n/zh/dictionary.json (2)
    a.b
    a.c
  Texts in i18n/zh/dictionary.json that English does not have (1)
    a.old
  Pages whose English changed since (1)
    i18n/zh/x/a.mdx
  Pages whose English no longer exists (1)
    i18n/zh/x/d.mdx
  Untranslated pages (1)
    docs/x/c.mdx

en English
  Texts in i18n/en/dictionary.json that nothing shows (1)
    a.dead`);
});

test('texts of the API are counted, and those to repair named', () => {
  const report = withApi({
    stale: ['i18n/zh/api/x/a.json props.b.description'],
    unknown: ['i18n/zh/api/x/a.json props.gone.description'],
    unknownFiles: ['i18n/zh/api/x/gone.json'],
  });
  expect(formatReport(report)).toBe(`zh 中文
  Texts: 3 of 3 (100%)
  Pages: 2 of 2 (100%), in the language list
  API texts: 3 of 4 (75%)
  API texts whose English changed since, shown in English (1)
    i18n/zh/api/x/a.json props.b.description
  API texts of what is not documented (1)
    i18n/zh/api/x/a.json props.gone.description
  Files of API texts named after no component or hook (1)
    i18n/zh/api/x/gone.json`);
});

test('without the API the rest is reported, with one sentence', () => {
  const report = { ...COMPLETE, apiProblem: 'The package is not installed.\n  at readPackage' };
  expect(formatReport(report)).toBe(`${formatReport(COMPLETE)}

The texts of the API reference are not counted: The package is not installed.`);
});

test.each<[string, TranslationReport, boolean]>([
  ['nothing', COMPLETE, false],
  ['untranslated pages', withPages({ translated: 1, untranslated: ['a'] }), false],
  ['changed pages', withPages({ changed: ['a'] }), true],
  ['orphaned pages', withPages({ orphaned: ['a'] }), true],
  ['missing texts', withTexts({ missing: ['a'] }), true],
  ['unknown texts', withTexts({ unknown: ['a'] }), true],
  ['untranslated texts of the API', withApi({}), false],
  ['stale texts of the API', withApi({ stale: ['a'] }), true],
  ['unknown texts of the API', withApi({ unknown: ['a'] }), true],
  ['unknown files of the API', withApi({ unknownFiles: ['a'] }), true],
  ['an API that cannot be read', { ...COMPLETE, apiProblem: 'a' }, true],
  ['unused texts', { ...COMPLETE, unusedKeys: ['a'] }, true],
])('needsWork: %s', (_, report, expected) => {
  expect(needsWork(report)).toBe(expected);
});

test('pages of older versions have a line, and count as work when English has changed', () => {
  const report: TranslationReport = {
    ...COMPLETE,
    languages: COMPLETE.languages.map((language) => ({
      ...language,
      olderPages: {
        total: 3,
        translated: 1,
        untranslated: ['x_versioned_docs/version-v5/b.mdx'],
        changed: ['i18n/zh/x/version-v5/a.mdx'],
        orphaned: [],
      },
    })),
  };
  expect(formatReport(report)).toBe(`zh 中文
  Texts: 3 of 3 (100%)
  Pages: 2 of 2 (100%), in the language list
  Pages of older versions: 1 of 3 (33%)
  Pages whose English changed since (1)
    i18n/zh/x/version-v5/a.mdx
  Untranslated pages (1)
    x_versioned_docs/version-v5/b.mdx`);
  expect(needsWork(report)).toBe(true);
});

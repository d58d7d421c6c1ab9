import { formatReport, needsWork, type TranslationReport } from '../node/formatReport';

const COMPLETE: TranslationReport = {
  languages: [
    {
      language: 'zh',
      label: '中文',
      dictionaryFile: 'i18n/zh/dictionary.json',
      texts: { total: 3, translated: 3, missing: [], unknown: [] },
      pages: { total: 2, translated: 2, untranslated: [], changed: [], orphaned: [] },
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

test.each<[string, TranslationReport, boolean]>([
  ['nothing', COMPLETE, false],
  ['untranslated pages', withPages({ translated: 1, untranslated: ['a'] }), false],
  ['changed pages', withPages({ changed: ['a'] }), true],
  ['orphaned pages', withPages({ orphaned: ['a'] }), true],
  ['missing texts', withTexts({ missing: ['a'] }), true],
  ['unknown texts', withTexts({ unknown: ['a'] }), true],
  ['unused texts', { ...COMPLETE, unusedKeys: ['a'] }, true],
])('needsWork: %s', (_, report, expected) => {
  expect(needsWork(report)).toBe(expected);
});

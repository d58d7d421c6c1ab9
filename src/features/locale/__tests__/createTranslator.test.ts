import type { SiteDictionary } from '@site/plugins/content/translations/contract';
import { createTranslator } from '../createTranslator';

function setUp(dictionary: Partial<SiteDictionary> = {}, added: readonly SiteDictionary[] = []) {
  const report = { warn: jest.fn(), error: jest.fn() };
  const translate = createTranslator(
    [
      {
        language: 'zh',
        messages: { 'settings.mode': '模式', 'nav.of': '{name} 的版本（{name}）' },
        fallback: { 'settings.close': 'Close', 'nav.open': 'Open {name}' },
        ...dictionary,
      },
      ...added,
    ],
    report,
  );
  return { translate, report };
}

describe('createTranslator', () => {
  test.each([
    ['own text', 'settings.mode', undefined, '模式'],
    ['every occurrence of a placeholder', 'nav.of', { name: 'X' }, 'X 的版本（X）'],
    ['placeholders stay without values', 'nav.of', undefined, '{name} 的版本（{name}）'],
    ['English text', 'settings.close', undefined, 'Close'],
    ['English text with values', 'nav.open', { name: 3 }, 'Open 3'],
    ['a number of thousands', 'nav.open', { name: 1200 }, 'Open 1,200'],
    ['key that English lacks', 'nav.unknown', undefined, 'nav.unknown'],
    ['name found on every object', 'constructor', undefined, 'constructor'],
  ])('%s', (_, key, values, expected) => {
    expect(setUp().translate(key, values)).toBe(expected);
  });

  test.each([
    ['pl', 1, '1 strona'],
    ['pl', 3, '3 strony'],
    ['pl', 5, '5 stron'],
    ['zh', 1, '1 stron'],
  ])('the form of %s for %d', (language, count, expected) => {
    const messages = {
      'a.one': '{count} strona',
      'a.few': '{count} strony',
      'a.many': '{count} stron',
      'a.other': '{count} stron',
    };
    expect(setUp({ language, messages }).translate('a', { count })).toBe(expected);
  });

  test('numbers as the language writes them', () => {
    const { translate } = setUp({ language: 'pt', messages: { a: '{count} ícones' } });
    expect(translate('a', { count: 12_000 })).toBe('12.000 ícones');
  });

  test('the English form where the language has none', () => {
    const fallback = { 'a.one': '{count} page', 'a.other': '{count} pages' };
    const { translate } = setUp({ messages: {}, fallback });
    expect([1, 2].map((count) => translate('a', { count }))).toEqual(['1 page', '2 pages']);
  });

  test('spec §8, "Missing translation": warns once per key that the language lacks', () => {
    const { translate, report } = setUp();
    translate('settings.close');
    translate('settings.close');
    translate('nav.unknown');
    translate('settings.mode');
    expect(report.warn.mock.calls).toEqual([
      ['Missing translation for zh:settings.close'],
      ['Missing translation for zh:nav.unknown'],
    ]);
    expect(report.error).not.toHaveBeenCalled();
  });

  test('finds the texts of groups that were added', () => {
    const demo = {
      language: 'zh',
      messages: { 'demo.reset': '重置' },
      fallback: { 'demo.b': 'B' },
    };
    const { translate } = setUp({}, [demo]);
    expect(translate('settings.mode')).toBe('模式');
    expect(translate('demo.reset')).toBe('重置');
    expect(translate('demo.b')).toBe('B');
  });

  test('spec §8, "Missing language": an error, and … is shown', () => {
    const { translate, report } = setUp({ language: 'xx', messages: null });
    expect(translate('settings.close', { name: 'X' })).toBe('…');
    expect(report.error).toHaveBeenCalledWith('Missing language: xx.');
    expect(report.warn).not.toHaveBeenCalled();
  });

  test('reports to the console unless told otherwise', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    createTranslator([{ language: 'pt', messages: {}, fallback: {} }])('a.b');
    expect(warn).toHaveBeenCalledWith('Missing translation for pt:a.b');
    warn.mockRestore();
  });
});

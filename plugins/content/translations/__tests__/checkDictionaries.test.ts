import { checkDictionaries, describeProblems } from '../node/checkDictionaries';
import { parseDictionary } from '../node/parseDictionary';

const ENGLISH = parseDictionary(
  '{"nav": {"open": "Open {name}", "of": "{a} of {b}", "close": "Close"}, "pages": {}}',
  'en.json',
);

function check(source: string) {
  return checkDictionaries(ENGLISH, [parseDictionary(source, 'zh.json')]);
}

describe('checkDictionaries', () => {
  test.each([
    ['a complete dictionary', '{"nav": {"open": "{name}", "of": "{b} {a} {b}", "close": "X"}}'],
    ['texts that English lacks, and texts missing', '{"nav": {"other": "{x}"}}'],
    ['an empty dictionary', '{}'],
  ])('accepts %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  test.each([
    [
      'unknown group',
      '{"nav": {},\n"navv": {}}',
      2,
      'navv',
      'the English dictionary has no such group',
    ],
    [
      'placeholder lost',
      '{"nav": {"open": "打开"}}',
      1,
      'nav.open',
      'the placeholders are none, in English {name}',
    ],
    [
      'placeholder renamed',
      '{"nav": {\n"of": "{a} {c}"}}',
      2,
      'nav.of',
      'the placeholders are {a}, {c}, in English {a}, {b}',
    ],
    [
      'placeholder invented',
      '{"nav": {"close": "{x}"}}',
      1,
      'nav.close',
      'the placeholders are {x}, in English none',
    ],
    ['what the parser found', '{"nav": {"close": 1}}', 1, 'nav.close', 'expected a text, found 1'],
  ])('%s', (_, source, line, key, message) => {
    expect(check(source)).toEqual([{ file: 'zh.json', line, key, message }]);
  });
});

test('describeProblems names file, line and key, one problem per line', () => {
  expect(
    describeProblems([
      { file: 'i18n/zh/dictionary.json', line: 12, key: 'nav.open', message: 'the text is empty' },
      { file: 'i18n/pt/dictionary.json', line: 1, key: '', message: 'invalid JSON' },
    ]),
  ).toBe(
    `The translation dictionaries cannot be used:
  i18n/zh/dictionary.json:12 nav.open: the text is empty
  i18n/pt/dictionary.json:1 invalid JSON`,
  );
});

import { parseDictionary } from '../node/parseDictionary';

const FILE = 'i18n/zh/dictionary.json';

describe('parseDictionary', () => {
  test('gives every text with its key, group and line', () => {
    const source = `{
  "settings": {
    "mode": "模式",
    "nested": { "deep": "a \\"quoted\\" \\u4e2d" }
  },
  "nav": {},
  "pages": {
    "/x/react-data.grid": "Grid"
  }
}
`;
    expect(parseDictionary(source, FILE)).toEqual({
      file: FILE,
      texts: [
        { key: 'settings.mode', group: 'settings', text: '模式', line: 3 },
        { key: 'settings.nested.deep', group: 'settings', text: 'a "quoted" 中', line: 4 },
        { key: 'pages./x/react-data.grid', group: 'pages', text: 'Grid', line: 8 },
      ],
      groups: new Map([
        ['settings', 2],
        ['nav', 6],
        ['pages', 7],
      ]),
      problems: [],
    });
  });

  test.each<[string, string, number, string, string]>([
    ['an empty file', '', 1, '', 'invalid JSON, expected a value, found the end of the file'],
    ['a list', '[1, {"a": []}]', 1, '', 'expected groups of texts in braces'],
    [
      'a missing comma',
      '{\n"a": {\n"b": "x"\n"c": "y"\n}\n}',
      4,
      'a',
      "invalid JSON, expected ',' or '}', found '\"'",
    ],
    [
      'a trailing comma',
      '{"a": {\n"b": "x",\n}}',
      3,
      'a',
      "invalid JSON, expected a key in double quotes, found '}'",
    ],
    [
      'a missing colon',
      '{"a": {"b" "x"}}',
      1,
      'a.b',
      "invalid JSON, expected ':' after the key, found '\"'",
    ],
    ['an open string', '{"a": {"b":\n"x}}', 2, 'a.b', "invalid JSON, expected a value, found '\"'"],
    [
      'a wrong escape',
      '{"a":\n{"b": "\\q"}}',
      2,
      'a.b',
      'invalid JSON, "\\q" is not a valid JSON string',
    ],
    ['text after the end', '{}\n}', 2, '', "invalid JSON, expected the end of the file, found '}'"],
    [
      'an unclosed group',
      '{"a": {"b": "x"',
      1,
      'a',
      "invalid JSON, expected ',' or '}', found the end of the file",
    ],
    ['a number', '{"a": {\n"b": -1.5}}', 2, 'a.b', 'expected a text, found -1.5'],
    ['null', '{"a": {"b": null}}', 1, 'a.b', 'expected a text, found null'],
    ['a list of texts', '{"a": {\n"b": ["x", "y"]}}', 2, 'a.b', 'expected a text, found a list'],
    ['an empty text', '{"a": {"c": "x",\n"b": " "}}', 2, 'a.b', 'the text is empty'],
    ['a text outside any group', '{"a": "x"}', 1, 'a', 'expected a group of texts, found a text'],
    [
      'a key twice',
      '{"a": {\n"b": "x",\n"b": "y"}}',
      3,
      'a.b',
      'the key is written twice, first on line 2',
    ],
    ['a group twice', '{"a": {},\n"a": {}}', 2, 'a', 'the key is written twice, first on line 1'],
    ['a dot in a key', '{"a": {"b.c": "x"}}', 1, 'a.b.c', 'a key must not contain a dot'],
  ])('%s is named with line and key', (_, source, line, key, message) => {
    expect(parseDictionary(source, FILE).problems).toEqual([{ file: FILE, line, key, message }]);
  });

  test('reports everything that is wrong, not the first thing only', () => {
    const { problems } = parseDictionary('{"a": {"b": 1, "c": ""}, "d": "x"}', FILE);
    expect(problems.map(({ key }) => key)).toEqual(['a.b', 'a.c', 'd']);
  });
});

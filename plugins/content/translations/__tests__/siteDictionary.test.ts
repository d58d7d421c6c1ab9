import { parseDictionary } from '../node/parseDictionary';
import { siteDictionary } from '../node/siteDictionary';

const english = parseDictionary(
  '{"nav": {"open": "Open", "close": "Close"}, "pages": {"/x/": "X"}}',
  'en.json',
);

test.each([
  [
    'a complete language needs no English',
    '{"nav": {"open": "打开", "close": "关闭"}}',
    { messages: { 'nav.open': '打开', 'nav.close': '关闭' }, fallback: {} },
  ],
  [
    'missing texts come in English, unused ones and navigation labels not at all',
    '{"nav": {"open": "打开", "old": "旧"}, "pages": {"/x/": "甲"}}',
    { messages: { 'nav.open': '打开' }, fallback: { 'nav.close': 'Close' } },
  ],
])('%s', (_, source, expected) => {
  const own = parseDictionary(source, 'zh.json');
  expect(siteDictionary('zh', own, english)).toEqual({ language: 'zh', ...expected });
});

test('a group that only some pages show is by itself', () => {
  const source = '{"nav": {"open": "Open"}, "demo": {"reset": "Reset"}}';
  const both = parseDictionary(source, 'en.json');
  expect(siteDictionary('en', both, both).messages).toEqual({ 'nav.open': 'Open' });
  expect(siteDictionary('en', both, both, 'demo').messages).toEqual({ 'demo.reset': 'Reset' });
});

test('a language without a dictionary has no texts at all', () => {
  expect(siteDictionary('xx', undefined, english)).toEqual({
    language: 'xx',
    messages: null,
    fallback: {},
  });
});

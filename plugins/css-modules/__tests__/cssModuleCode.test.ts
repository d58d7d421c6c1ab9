import { namesCode, styleSheetCode } from '../node/cssModuleCode';

const MODULE = {
  css: ['.a { mask: url(', ') }'],
  files: ['./a.svg'],
  names: { card: 'a', 'card-open': 'a b' },
};

test('the server gets names', () => {
  expect(namesCode(MODULE)).toBe('module.exports = {"card":"a","card-open":"a b"};\n');
});

test('the bundler gets the style sheet, with the addresses that it gives to files', () => {
  // What the bundler knows as the address of the file.
  const code = styleSheetCode(MODULE).replaceAll('import.meta.url', '"https://docs.test/x/"');
  const module = { id: 7, exports: {} as unknown[] & { locals?: unknown } };

  new Function('module', code)(module);
  expect([...module.exports]).toEqual([[7, '.a { mask: url("https://docs.test/x/a.svg") }', '']]);
  expect(module.exports.locals).toEqual(MODULE.names);
});

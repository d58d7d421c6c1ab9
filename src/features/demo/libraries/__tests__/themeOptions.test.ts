import { optionsOf, rememberOptions } from '../modules/themeOptions';

const first = rememberOptions({}, { shape: { borderRadius: 2 } }, [{ spacing: 4 }]);

test.each([
  ['what was merged', first, { shape: { borderRadius: 2 }, spacing: 4 }],
  [
    'a theme that was extended',
    rememberOptions({}, first, [{ shape: { borderRadius: 0 } }]),
    { shape: { borderRadius: 0 }, spacing: 4 },
  ],
])('knows the options of %s', (_what, value, options) => {
  expect(optionsOf({ name: 'Shop', value })).toEqual(options);
});

test('names a theme file that exports something else', () => {
  expect(() => optionsOf({ name: 'Shop', value: { spacing: 4 } })).toThrow(
    'The default export of the theme file Shop must be what createTheme returns.',
  );
});

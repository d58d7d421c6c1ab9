import { createTheme, rgbToHex } from '@mui/material/styles';
import { DENSE_COMPONENTS } from '@site/src/site/denseComponents';
import {
  decodeTheme,
  defaultOf,
  encodeTheme,
  isFontFamily,
  NO_THEME,
  readTheme,
  themeOptionsOf,
  valueOf,
  withValue,
} from '..';
import { COLOR_ROLES, DEFAULT_COLORS, PALETTE_PLACES, SETTINGS } from '../settings';

const FULL = readTheme({
  'light.primary': '#00695c',
  'dark.paper': '#1c1c1c',
  fontFamily: '"Inter", sans-serif',
  fontSize: 15,
  buttonText: 'none',
  borderRadius: 0,
  spacing: 6.5,
  dense: true,
  fieldVariant: 'filled',
  tooltipArrow: true,
}).theme;

test.each(['light', 'dark'] as const)('the default colors of %s mode are the library’s', (mode) => {
  const { palette } = createTheme({ palette: { mode } });
  for (const role of COLOR_ROLES.filter((name) => name !== 'text')) {
    const [group, key] = PALETTE_PLACES[role];
    const colors = palette[group] as unknown as Record<string, string>;
    const color = colors[key] === '#fff' ? '#ffffff' : colors[key];
    expect(DEFAULT_COLORS[mode][role]).toBe(color && rgbToHex(color));
  }
});

test('the other defaults are the library’s', () => {
  const theme = createTheme();
  expect(theme.typography.fontFamily?.replace(/\s/g, '')).toBe(
    SETTINGS.fontFamily.default.replace(/\s/g, ''),
  );
  expect(theme.typography.fontSize).toBe(defaultOf('fontSize'));
  expect(theme.typography.button.textTransform).toBe(defaultOf('buttonText'));
  expect(theme.shape.borderRadius).toBe(defaultOf('borderRadius'));
  expect(theme.spacing(1)).toBe(`${defaultOf('spacing')}px`);
});

describe('readTheme', () => {
  it.each<[string, unknown, object, number]>([
    ['keeps what is allowed', { spacing: 6 }, { spacing: 6 }, 0],
    ['leaves defaults out', { spacing: 8, 'light.primary': '#1976d2' }, {}, 0],
    ['refuses unknown names', { shadow: 1, spacing: 6 }, { spacing: 6 }, 1],
    ['refuses inherited names', { constructor: 'x', toString: 1 }, {}, 2],
    ['refuses a prototype', JSON.parse('{"__proto__":{"spacing":6}}'), {}, 1],
    ['refuses numbers out of range', { spacing: 21, fontSize: 9, borderRadius: -1 }, {}, 3],
    ['refuses no number', { spacing: Number.NaN, fontSize: '15' }, {}, 2],
    ['refuses infinity', { spacing: Number.POSITIVE_INFINITY }, {}, 1],
    ['refuses colors of another form', { 'light.primary': 'red', 'dark.text': '#fff' }, {}, 2],
    ['refuses a color with more', { 'light.primary': '#00695c;}' }, {}, 1],
    [
      'refuses unknown choices',
      { buttonText: 'lowercase', fieldSize: 'small' },
      { fieldSize: 'small' },
      1,
    ],
    ['refuses no switch', { dense: 'true', ripple: 1 }, {}, 2],
    ['refuses a list', [1, 2], {}, 1],
    ['refuses nothing', null, {}, 1],
    ['refuses a text', 'spacing', {}, 1],
  ])('%s', (_name, value, theme, refused) => {
    expect(readTheme(value)).toEqual({ theme, refused });
  });
});

test.each([
  ['Inter', true],
  ['"Noto Sans JP", system-ui, -apple-system', true],
  ["'IBM Plex Sans', sans-serif", true],
  ['思源黑体, serif', true],
  ['', false],
  ['Inter,', false],
  ['Inter; color: red', false],
  ['"Inter', false],
  ['url(//example.com)', false],
  ['a}b{', false],
  ['</style>', false],
  ['a'.repeat(201), false],
])('font family %s: %s', (text, allowed) => {
  expect(isFontFamily(text)).toBe(allowed);
});

test('a value that is not allowed changes nothing, and a default goes', () => {
  const theme = withValue(NO_THEME, 'spacing', 6);
  expect(withValue(theme, 'spacing', 99)).toBe(theme);
  expect(withValue(theme, 'spacing', 8)).toEqual({});
  expect(valueOf(theme, 'spacing')).toBe(6);
  expect(valueOf(theme, 'dark.primary')).toBe('#90caf9');
});

describe('the text of a theme', () => {
  it('is read again', () => {
    const text = encodeTheme(FULL);
    expect(text).toMatch(/^1\.[\w-]+$/);
    expect(decodeTheme(text)).toEqual({ theme: FULL, problem: null });
  });

  it('is empty without a theme', () => {
    expect(encodeTheme(NO_THEME)).toBe('');
    expect(decodeTheme('')).toEqual({ theme: {}, problem: null });
  });

  it('has letters of all scripts', () => {
    const theme = withValue(NO_THEME, 'fontFamily', '思源黑体, ÅÄÖ');
    expect(decodeTheme(encodeTheme(theme)).theme).toEqual(theme);
  });

  const textOf = (content: string) => `1.${btoa(content).replace(/=+$/, '')}`;
  it.each([
    ['another version', '2.e30', 'version'],
    ['no version', 'e30', 'unreadable'],
    ['no theme', '1.', 'unreadable'],
    ['no JSON', textOf('spacing'), 'unreadable'],
    ['broken UTF-8', textOf('"\u00ff"'), 'unreadable'],
    ['a length that base64 does not have', '1.abcde', 'unreadable'],
    ['markup', '1.<script>', 'unreadable'],
    ['a long text', `1.${'a'.repeat(3000)}`, 'unreadable'],
    ['a list', textOf('[1]'), 'values'],
    ['unknown values', textOf('{"__proto__":{"spacing":1},"x":1}'), 'values'],
  ])('is refused: %s', (_name, text, problem) => {
    expect(decodeTheme(text)).toEqual({ theme: {}, problem });
  });

  it('keeps what it knows', () => {
    expect(decodeTheme(textOf('{"spacing":6,"glow":1}'))).toEqual({
      theme: { spacing: 6 },
      problem: 'values',
    });
  });
});

test('the options are those of createTheme', () => {
  expect(themeOptionsOf(NO_THEME)).toEqual({});
  expect(themeOptionsOf(FULL)).toEqual({
    colorSchemes: {
      light: { palette: { primary: { main: '#00695c' } } },
      dark: { palette: { background: { paper: '#1c1c1c' } } },
    },
    typography: {
      fontFamily: '"Inter", sans-serif',
      fontSize: 15,
      button: { textTransform: 'none' },
    },
    shape: { borderRadius: 0 },
    spacing: 6.5,
    components: {
      ...DENSE_COMPONENTS,
      MuiTextField: { defaultProps: { margin: 'dense', variant: 'filled' } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  });
});

test('settings have different places', () => {
  const places = Object.values(SETTINGS).map(({ place }) => place?.join('.'));
  expect(new Set(places).size).toBe(places.length);
});

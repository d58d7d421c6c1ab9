import { extendTheme } from '@mui/joy/styles';
import { createTheme, rgbToHex } from '@mui/material/styles';
import { DENSE_COMPONENTS } from '@site/src/site/denseComponents';
import {
  decodeTheme,
  defaultOf,
  encodeTheme,
  FAMILIES,
  isFontFamily,
  NO_THEME,
  plainTheme,
  readTheme,
  readValue,
  themeOptionsOf,
  valueOf,
  withValue,
} from '..';
import { JOY_COLORS, JOY_SETTINGS } from '../joySettings';
import { MATERIAL_COLORS } from '../materialSettings';

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

const JOY = readTheme({
  family: 'joy',
  'light.primary': '#00695c',
  'dark.background': '#111111',
  fontSizeMd: 15,
  radiusSm: 10,
  dense: true,
  chipVariant: 'outlined',
}).theme;

test.each(['light', 'dark'] as const)('the default colors of %s mode are the library’s', (mode) => {
  const { palette } = createTheme({ palette: { mode } });
  for (const { place, [mode]: known } of Object.values(MATERIAL_COLORS)) {
    if (place[0] === 'text') continue;
    const colors = palette[place[0]] as unknown as Record<string, string>;
    const color = colors[place[1]] === '#fff' ? '#ffffff' : colors[place[1]];
    expect(known).toBe(color && rgbToHex(color));
  }
});

test('the other defaults are the library’s', () => {
  const theme = createTheme();
  expect(theme.typography.fontFamily?.replace(/\s/g, '')).toBe(
    String(defaultOf(NO_THEME, 'fontFamily')).replace(/\s/g, ''),
  );
  expect(theme.typography.fontSize).toBe(defaultOf(NO_THEME, 'fontSize'));
  expect(theme.typography.button.textTransform).toBe(defaultOf(NO_THEME, 'buttonText'));
  expect(theme.shape.borderRadius).toBe(defaultOf(NO_THEME, 'borderRadius'));
  expect(theme.spacing(1)).toBe(`${String(defaultOf(NO_THEME, 'spacing'))}px`);
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
    ['knows the library', { family: 'joy', radiusSm: 4 }, { family: 'joy', radiusSm: 4 }, 0],
    ['refuses what another library has', { family: 'joy', fontSize: 15 }, { family: 'joy' }, 1],
    ['refuses an unknown library', { family: 'x', 'light.danger': '#112233' }, {}, 2],
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

  it('is that of the library without settings, and may be empty', () => {
    expect(encodeTheme(NO_THEME)).toBe('1.e30');
    expect(decodeTheme('1.e30')).toEqual({ theme: {}, problem: null });
    expect(decodeTheme('')).toEqual({ theme: {}, problem: null });
    const joy = plainTheme('joy');
    expect(decodeTheme('', joy)).toEqual({ theme: joy, problem: null });
    expect(decodeTheme('x', joy)).toEqual({ theme: joy, problem: 'unreadable' });
  });

  it('has another version for Joy UI', () => {
    const text = encodeTheme(JOY);
    expect(text).toMatch(/^2\.[\w-]+$/);
    expect(decodeTheme(text)).toEqual({ theme: JOY, problem: null });
  });

  it('has letters of all scripts', () => {
    const theme = withValue(NO_THEME, 'fontFamily', '思源黑体, ÅÄÖ');
    expect(decodeTheme(encodeTheme(theme)).theme).toEqual(theme);
  });

  const textOf = (content: string) => `1.${btoa(content).replace(/=+$/, '')}`;
  it.each([
    ['another version', '3.e30', 'version'],
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

test('the options are those of extendTheme', () => {
  const options = themeOptionsOf(JOY);
  expect(options).toMatchObject({
    colorSchemes: {
      light: { palette: { primary: { 50: '#f1f6f4', 500: '#00695c', 900: '#000f0b' } } },
      dark: { palette: { background: { body: '#111111' } } },
    },
    fontSize: { md: '0.9375rem' },
    radius: { sm: '10px' },
    components: { JoyTabs: { defaultProps: { size: 'sm' } } },
  });
  const { palette, radius, fontSize } = extendTheme(options);
  expect(palette.primary).toMatchObject({ mainChannel: '0 105 92' });
  expect(radius).toMatchObject({ sm: '10px', md: '8px' });
  expect(fontSize).toMatchObject({ sm: '0.875rem', md: '0.9375rem' });
});

test('the defaults of Joy UI are the library’s', () => {
  const { colorSchemes, ...theme } = extendTheme();
  for (const mode of ['light', 'dark'] as const) {
    const { background, ...palettes } = JOY_COLORS;
    for (const { place, [mode]: known } of Object.values(palettes)) {
      expect(colorSchemes[mode].palette[place[0]][500]?.toLowerCase()).toBe(known);
    }
    const body = String(colorSchemes[mode].palette.background.body);
    expect(background[mode]).toBe(body.includes('#FFF') ? '#ffffff' : '#000000');
  }
  for (const setting of Object.values(JOY_SETTINGS)) {
    if (setting.kind !== 'number' || !('unit' in setting) || !setting.unit) continue;
    const [scale = '', size = ''] = setting.place;
    const library = Reflect.get(Reflect.get(theme, scale) as object, size) as string;
    expect(readValue(setting, library)).toBe(setting.default);
  }
  expect(`"Inter", ${theme.fontFamily.fallback}`).toBe(defaultOf(plainTheme('joy'), 'fontBody'));
  expect(theme.spacing(1)).toContain('8px');
});

test.each(Object.values(FAMILIES))('settings of $library have different places', (family) => {
  const places = [...family.settings.values()].map(({ place }) => place?.join('.'));
  expect(new Set(places).size).toBe(places.length);
});

import { readTheme, type BuiltTheme } from '@site/src/features/built-theme';
import { parseThemeSource as parse, SOURCE_LIMIT } from '../reading/parseThemeSource';
import { themeSource } from '../themeSource';

const parseThemeSource = (source: string) => parse(source, 'material');
const call = (options: string) => `const theme = createTheme(${options});`;

describe('takes over', () => {
  it.each<[string, string, BuiltTheme]>([
    ['nothing', call('{}'), {}],
    ['a spacing', call('{ spacing: 4 }'), { spacing: 4 }],
    ['a block of Markdown', `\`\`\`ts\n${call('{ spacing: 4 }')}\n\`\`\`\n`, { spacing: 4 }],
    ['a fraction', call('{ spacing: 6.5 }'), { spacing: 6.5 }],
    [
      'keys in quotes',
      call(`{ 'spacing': 4, "shape": { borderRadius: 2, }, }`),
      { spacing: 4, borderRadius: 2 },
    ],
    [
      'a color',
      call(`{ palette: { primary: { main: '#00695C' } } }`),
      { 'light.primary': '#00695c' },
    ],
    [
      'a short color',
      call('{ palette: { primary: { main: "#0a0" } } }'),
      { 'light.primary': '#00aa00' },
    ],
    [
      'rgb()',
      call('{ palette: { error: { main: `rgb(1, 2, 3)` } } }'),
      { 'light.error': '#010203' },
    ],
    [
      'a shade',
      call('{ palette: { primary: { main: teal[500] } } }'),
      { 'light.primary': '#009688' },
    ],
    [
      'an accent',
      call('{ palette: { primary: { main: teal.A400 } } }'),
      { 'light.primary': '#1de9b6' },
    ],
    [
      'a shade in quotes',
      call(`{ palette: { primary: { main: teal['A400'] } } }`),
      { 'light.primary': '#1de9b6' },
    ],
    [
      'a hue',
      call('{ palette: { primary: teal, secondary: pink } }'),
      { 'light.primary': '#009688', 'light.secondary': '#f50057' },
    ],
    [
      'a dark palette',
      call(`{ palette: { mode: 'dark', background: { default: '#000000' } } }`),
      { 'dark.background': '#000000' },
    ],
    [
      'schemes',
      call(
        `{ colorSchemes: { light: true, dark: { palette: { text: { primary: '#eeeeee' } } } } }`,
      ),
      { 'dark.text': '#eeeeee' },
    ],
    ['variables that are there anyway', call('{ cssVariables: true, spacing: 4 }'), { spacing: 4 }],
    [
      'fonts',
      call(`{ typography: { fontFamily: "Inter, sans-serif" } }`),
      { fontFamily: 'Inter, sans-serif' },
    ],
    [
      'joined fonts',
      call(`{ typography: { fontFamily: ['"Segoe UI"', 'Arial'].join(',') } }`),
      { fontFamily: '"Segoe UI", Arial' },
    ],
    [
      'default props',
      call('{ components: { MuiButton: { defaultProps: { disableElevation: true } } } }'),
      { buttonElevation: true },
    ],
    [
      'what has a type',
      call(`{ typography: { button: { textTransform: 'none' as const } } }`),
      { buttonText: 'none' },
    ],
    [
      'an object without a call',
      `export const options: ThemeOptions = { spacing: 4 };`,
      { spacing: 4 },
    ],
    ['a default export', 'export default { spacing: 4 }', { spacing: 4 }],
    ['only the object', '{ spacing: 4 }', { spacing: 4 }],
    ['extendTheme', 'extendTheme({ spacing: 4 })', { spacing: 4 }],
    [
      'a call after another object',
      `import { createTheme } from 'x'; const a = { spacing: 2 }; createTheme({ spacing: 4 })`,
      { spacing: 4 },
    ],
    ['what comments leave', call('{ /* spacing: 2, */ spacing: 4, // } \n }'), { spacing: 4 }],
    ['the last of two', call('{ spacing: 2, spacing: 4 }'), { spacing: 4 }],
  ])('%s', (_name, source, theme) => {
    expect(parseThemeSource(source)).toEqual({ theme, notTaken: [], problem: null });
  });
});

describe('lists what it does not take over', () => {
  it.each<[string, string, readonly string[], BuiltTheme]>([
    [
      'a function',
      '{ spacing: (n) => n * 4, shape: { borderRadius: 2 } }',
      ['spacing'],
      { borderRadius: 2 },
    ],
    [
      'a method',
      '{ spacing(n) { return n; }, shape: { borderRadius: 2 } }',
      ['spacing'],
      { borderRadius: 2 },
    ],
    ['a spread', '{ ...base, spacing: 4 }', ['…'], { spacing: 4 }],
    ['a shorthand', '{ palette, spacing: 4 }', ['palette'], { spacing: 4 }],
    ['a computed key', '{ [name]: 1, spacing: 4 }', ['…'], { spacing: 4 }],
    [
      'a call',
      '{ spacing: read("{,}"), shape: { borderRadius: 2 } }',
      ['spacing'],
      { borderRadius: 2 },
    ],
    [
      'a template',
      '{ typography: { fontFamily: `${font}, Arial` } }',
      ['typography.fontFamily'],
      {},
    ],
    ['a sum', '{ spacing: 4 + 4 }', ['spacing'], {}],
    ['a number below the range', '{ spacing: -4 }', ['spacing'], {}],
    ['a choice between two', '{ spacing: wide ? 8 : 4 }', ['spacing'], {}],
    [
      'an unknown key',
      '{ shadows: ["none"], zIndex: { modal: 1 } }',
      ['zIndex.modal', 'shadows'],
      {},
    ],
    [
      'a name that is no color',
      '{ palette: { primary: { main: "red" } } }',
      ['palette.primary.main'],
      {},
    ],
    [
      'an unknown shade',
      '{ palette: { primary: { main: teal[55] } } }',
      ['palette.primary.main'],
      {},
    ],
    [
      'no hue',
      '{ palette: { primary: { main: constructor.name } } }',
      ['palette.primary.main'],
      {},
    ],
    [
      'a font with more',
      '{ typography: { fontFamily: "a;} body {" } }',
      ['typography.fontFamily'],
      {},
    ],
    ['a value out of range', '{ spacing: 400 }', ['spacing'], {}],
    [
      'a prototype',
      '{ __proto__: { spacing: 4 }, spacing: 6 }',
      ['__proto__.spacing'],
      { spacing: 6 },
    ],
    ['a constructor', '{ constructor: { prototype: { x: 1 } } }', ['constructor.prototype.x'], {}],
    [
      'a part of density',
      '{ components: { MuiFab: { defaultProps: { size: "small" } } } }',
      ['components.MuiFab.defaultProps.size'],
      {},
    ],
    [
      'code that would run',
      '{ spacing: (() => { globalThis.ran = true; return 4; })() }',
      ['spacing'],
      {},
    ],
    ['a getter', '{ get spacing() { return 4; } }', ['spacing'], {}],
  ])('%s', (_name, options, notTaken, theme) => {
    expect(parseThemeSource(call(options))).toEqual({ theme, notTaken, problem: null });
    expect(globalThis).not.toHaveProperty('ran');
    expect({}).not.toHaveProperty('spacing');
  });
});

describe('refuses', () => {
  it.each([
    ['an empty text', '', 'noTheme'],
    ['prose', 'Please make it blue.', 'noTheme'],
    ['a call without options', 'createTheme(options)', 'noTheme'],
    ['an open bracket', 'createTheme({ spacing: 4', 'incomplete'],
    ['an open string', `createTheme({ a: 'b }) `, 'incomplete'],
    ['an open comment', 'createTheme({ /* })', 'incomplete'],
    ['an open template', 'createTheme({ a: `b })', 'incomplete'],
    ['another bracket', 'createTheme({ spacing: 4 ])', 'incomplete'],
    ['no value', 'createTheme({ spacing:', 'incomplete'],
    ['a long text', ' '.repeat(SOURCE_LIMIT + 1), 'tooLong'],
  ])('%s', (_name, source, problem) => {
    expect(parseThemeSource(source)).toEqual({ theme: {}, notTaken: [], problem });
  });
});

test.each([
  ['brackets', '{a:'.repeat(16_000)],
  ['lists', `{a:${'['.repeat(49_000)}`],
  ['open comments', `({${'/*a'.repeat(16_000)}`],
  ['open templates', '`\\'.repeat(24_000)],
  ['open strings', `'\\`.repeat(24_000)],
  ['commas', `({${','.repeat(49_000)}`],
  ['keys', `({${'a:1,'.repeat(12_000)}})`],
  ['calls', 'createTheme('.repeat(4000)],
  ['fonts', `({typography:{fontFamily:'${'a '.repeat(24_000)}'}})`],
])('takes no time for many %s', (_name, source) => {
  const before = performance.now();
  parseThemeSource(source);
  expect(performance.now() - before).toBeLessThan(2000);
});

test('lists at most forty places, with short names', () => {
  const { notTaken } = parseThemeSource(
    `({${Array.from({ length: 99 }, (_none, i) => `${'k'.repeat(200)}${i}: 1`).join()}})`,
  );
  expect(notTaken).toHaveLength(40);
  expect(notTaken[0]).toHaveLength(80);
});

test('reads what the builder writes', () => {
  const { theme } = readTheme({
    'light.primary': '#00695c',
    'dark.text': '#eeeeee',
    fontFamily: `"Noto Sans", 'Arial', sans-serif`,
    fontSize: 15,
    dense: true,
    fieldSize: 'small',
    ripple: true,
  });
  expect(parseThemeSource(themeSource(theme))).toEqual({ theme, notTaken: [], problem: null });
});

describe('Joy UI', () => {
  const full = readTheme({
    family: 'joy',
    'light.primary': '#00695c',
    'dark.primary': '#4db6ac',
    'dark.background': '#111111',
    fontBody: 'Georgia, serif',
    fontSizeMd: 15,
    radiusMd: 10,
    spacing: 6,
    dense: true,
    chipVariant: 'outlined',
  }).theme;

  it('reads what the builder writes, whatever is shown', () => {
    expect(parseThemeSource(themeSource(full))).toEqual({
      theme: full,
      notTaken: [],
      problem: null,
    });
    expect(parse(themeSource(readTheme({ spacing: 6 }).theme), 'joy').theme).toEqual({
      spacing: 6,
    });
  });

  it.each<[string, string, object, readonly string[]]>([
    [
      'rem and px',
      `{ fontSize: { sm: '13px', md: '1.25rem' } }`,
      { fontSizeSm: 13, fontSizeMd: 20 },
      [],
    ],
    ['a function as length', '{ radius: { md: size(2) } }', {}, ['radius.md']],
    ['another unit', `{ radius: { md: '1em', sm: 4 } }`, {}, ['radius.md', 'radius.sm']],
    [
      'shades of their own',
      `{ colorSchemes: { light: { palette: { danger: { 400: '#ff0000', 500: '#990000' } } } } }`,
      { 'light.danger': '#990000' },
      ['colorSchemes.light.palette.danger.400'],
    ],
    ['what Material UI has', '{ shape: { borderRadius: 2 } }', {}, ['shape.borderRadius']],
  ])('%s', (_name, options, theme, notTaken) => {
    expect(parse(`extendTheme(${options})`, 'joy')).toEqual({
      theme: { family: 'joy', ...theme },
      notTaken,
      problem: null,
    });
  });
});

import { mergeThemeOptions, type OwnThemeOptions } from '../mergeThemeOptions';

const small = { defaultProps: { size: 'small' } };
const site = {
  direction: 'rtl',
  spacing: 6,
  palette: { primary: { main: '#111111' }, error: { main: '#222222' } },
  components: { MuiButton: small },
} as const;
const reader = { palette: site.palette };

const flat = { styleOverrides: { root: { borderRadius: 0 } } };
const teal = { main: '#009688' };

test.each<[what: string, own: OwnThemeOptions & Record<string, unknown>, expected: object]>([
  ['nothing', {}, { direction: 'rtl', spacing: 6, colorSchemes: { light: reader, dark: reader } }],
  ['a direction and spacing', { direction: 'ltr', spacing: 4 }, { direction: 'ltr', spacing: 4 }],
  ['typography', { typography: { fontSize: 16 } }, { typography: { fontSize: 16 }, spacing: 6 }],
  [
    'overrides of a component that is dense',
    { components: { MuiButton: flat, MuiChip: small } },
    { components: { MuiButton: { ...small, ...flat }, MuiChip: small } },
  ],
  [
    'a default prop that density has, too',
    { components: { MuiButton: { defaultProps: { size: 'large' } } } },
    { components: { MuiButton: { defaultProps: { size: 'large' } } } },
  ],
  [
    'a color',
    { palette: { primary: teal } },
    {
      colorSchemes: {
        light: { palette: { primary: teal, error: { main: '#222222' } } },
        dark: { palette: { primary: teal, error: { main: '#222222' } } },
      },
    },
  ],
  [
    'color schemes',
    { colorSchemes: { light: true, dark: { palette: { primary: teal } } } },
    {
      colorSchemes: {
        light: reader,
        dark: { palette: { primary: teal, error: { main: '#222222' } } },
      },
    },
  ],
  [
    'a mode',
    { palette: { mode: 'dark' } },
    { palette: { ...site.palette, mode: 'dark' }, colorSchemes: undefined },
  ],
  [
    'a surface of one mode',
    { palette: { background: { paper: '#fff8e1' } } },
    {
      palette: { ...site.palette, background: { paper: '#fff8e1' } },
      colorSchemes: undefined,
    },
  ],
  ['CSS variables, which it cannot choose', { cssVariables: true }, { cssVariables: undefined }],
])('a theme file with %s', (_what, own, expected) => {
  const merged = mergeThemeOptions(site, own);
  expect(merged).toEqual({ ...merged, ...expected });
});

describe('a theme that the reader has built', () => {
  const built = {
    ...site,
    schemes: { dark: { palette: { primary: teal, text: { primary: '#eeeeee' } } } },
    typography: { fontSize: 15, button: { textTransform: 'none' } },
    shape: { borderRadius: 0 },
  } as const;

  test.each<[what: string, own: OwnThemeOptions, expected: object]>([
    [
      'is there',
      {},
      {
        typography: built.typography,
        shape: built.shape,
        colorSchemes: {
          light: reader,
          dark: { palette: { ...site.palette, ...built.schemes.dark.palette } },
        },
      },
    ],
    [
      'leaves a file what it says',
      { palette: { primary: { main: '#333333' } }, shape: { borderRadius: 8 } },
      {
        typography: built.typography,
        shape: { borderRadius: 8 },
        colorSchemes: {
          light: { palette: { ...site.palette, primary: { main: '#333333' } } },
          dark: {
            palette: {
              ...site.palette,
              ...built.schemes.dark.palette,
              primary: { main: '#333333' },
            },
          },
        },
      },
    ],
    [
      'has the colors of the mode of a file',
      { palette: { mode: 'dark' } },
      { palette: { ...site.palette, ...built.schemes.dark.palette, mode: 'dark' } },
    ],
    [
      'is merged into the type of a file',
      { typography: { fontSize: 20 } },
      { typography: { fontSize: 20, button: { textTransform: 'none' } } },
    ],
  ])('%s', (_what, own, expected) => {
    expect(mergeThemeOptions(built, own)).toMatchObject(expected);
  });
});

/** @jest-environment jsdom */
import JoyButton from '@mui/joy/Button';
import MaterialButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  Box,
  createTheme as createSystemTheme,
  ThemeProvider as SystemThemeProvider,
} from '@mui/system';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import type { ComponentType, ElementType, ReactNode } from 'react';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import * as joy from '../joy/modules/styles';
import * as material from '../material/modules/styles';
import SystemLibrary from '../system';
import { MATERIAL_VERSIONS } from './materialVersions';
import { press, showDemo, styleOf } from './showDemo';
import { styleTexts } from './styleTexts';

supportStorageEvents();

const RED = '#b00020';
const red = { primary: { main: RED } };
const ferry = { ferry: { main: '#006064', dark: '#00363a', contrastText: '#ffffff' } };

interface LibraryCase {
  readonly name: string;
  readonly Library: ComponentType<LibraryProps>;
  readonly Button: ElementType;
  readonly Paper: ElementType;
  readonly createTheme: (options?: object, ...others: object[]) => object;
  readonly ThemeProvider: ComponentType<{ theme: never; children: ReactNode }>;
  readonly useTheme: () => object;
}

const libraries = MATERIAL_VERSIONS.map(({ name, Library, styles, component }): LibraryCase => ({
  name,
  Library,
  Button: component('Button'),
  Paper: component('Paper'),
  createTheme: styles.createTheme,
  ThemeProvider: styles.ThemeProvider as LibraryCase['ThemeProvider'],
  useTheme: styles.useTheme,
}));

beforeEach(() => localStorage.clear());

/** Returns a color as computed styles have it. */
function normal(color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color.replace(/(var\(--[\w-]+),[^()]*\)/, '$1)');
  return probe.style.color;
}

/** Returns the background color; a button of Material UI 6 has it in a variable. */
function colorOf(element: Element): string {
  const style = styleOf(element);
  return normal(style.getPropertyValue('--variant-containedBg') || style.backgroundColor);
}

describe.each(libraries)('$name: a demo’s own theme', (library) => {
  const { Library, Button, Paper: Surface, createTheme, ThemeProvider } = library;

  function Extended({ theme }: { theme: (outer: object) => object }) {
    const outer = library.useTheme();
    return <Demo theme={theme(outer)} />;
  }

  function Demo({ theme, color = 'primary' }: { theme: unknown; color?: string }) {
    return (
      <ThemeProvider theme={theme as never}>
        <Button variant="contained" color={color}>
          Pay
        </Button>
        <Surface data-testid="surface">Ticket</Surface>
      </ThemeProvider>
    );
  }

  const cases: [string, ReactNode, button: string, surface: string][] = [
    [
      'that changes no colors',
      <Demo key="" theme={createTheme({ shape: { borderRadius: 20 } })} />,
      'var(--mui-palette-primary-main)',
      'var(--mui-palette-background-paper)',
    ],
    [
      'with a color',
      <Demo key="" theme={createTheme({ palette: red })} />,
      RED,
      'var(--mui-palette-background-paper)',
    ],
    [
      'with a palette color of its own',
      <Demo key="" theme={createTheme({ palette: ferry })} color="ferry" />,
      '#006064',
      'var(--mui-palette-background-paper)',
    ],
    [
      'for dark mode',
      <Demo key="" theme={createTheme({ palette: { mode: 'dark', ...red } })} />,
      RED,
      '#121212',
    ],
    [
      'for light mode',
      <Demo key="" theme={createTheme({ palette: { mode: 'light' } })} />,
      '#1976d2',
      '#fff',
    ],
    [
      'with a surface',
      <Demo
        key=""
        theme={createTheme({ palette: { ...red, background: { paper: '#fff8e1' } } })}
      />,
      RED,
      '#fff8e1',
    ],
    ['with merged options', <Demo key="" theme={createTheme({}, { palette: red })} />, RED, '#fff'],
    [
      'that extends another of its own',
      <Demo
        key=""
        theme={createTheme(createTheme({ palette: red }), { shape: { borderRadius: 0 } })}
      />,
      RED,
      'var(--mui-palette-background-paper)',
    ],
    [
      'that extends the one outside',
      <Extended key="" theme={(outer) => createTheme({ ...outer, palette: red })} />,
      RED,
      'var(--mui-palette-background-paper)',
    ],
    [
      'that is a function',
      <Demo
        key=""
        theme={(outer: { palette: object }) =>
          createTheme({ ...outer, palette: { ...outer.palette, ...red } })
        }
      />,
      RED,
      'var(--mui-palette-background-paper)',
    ],
    [
      'that is a function and keeps colors',
      <Demo key="" theme={(outer: object) => ({ ...outer, components: {} })} />,
      'var(--mui-palette-primary-main)',
      'var(--mui-palette-background-paper)',
    ],
  ];

  it.each(cases)('%s has its colors', async (_, demo, button, surface) => {
    const shown = await showDemo(Library, demo, false);
    expect(colorOf(shown.getByRole('button', { name: 'Pay' }))).toBe(normal(button));
    expect(colorOf(shown.getByTestId('surface'))).toBe(normal(surface));
  });

  it('has its colors in a frame', async () => {
    const theme = createTheme({ palette: red });
    const shown = await showDemo(Library, <Demo theme={theme} />, true);
    expect(colorOf(shown.getByRole('button', { name: 'Pay' }))).toBe(normal(RED));
  });

  it('has the reader’s density, and components of its own', async () => {
    const theme = createTheme({ components: { MuiPaper: { defaultProps: { square: true } } } });
    const shown = await showDemo(Library, <Demo theme={theme} />, false);
    press('Site dense');
    expect(shown.getByRole('button', { name: 'Pay' })).toHaveClass('MuiButton-sizeSmall');
    expect(shown.getByTestId('surface')).not.toHaveClass('MuiPaper-rounded');
  });
});

describe.each(libraries)('$name: a theme file', (library) => {
  const { Library, Button, Paper: Surface, createTheme } = library;

  const show = (options: object, { inFrame = false, more = [] as object[] } = {}) => {
    const theme = { name: 'Shop', value: createTheme(options, ...more) };
    const Themed = (props: LibraryProps) => <Library {...props} theme={theme} />;
    const demo = (
      <>
        <Button variant="contained">Pay</Button>
        <Surface data-testid="surface">Ticket</Surface>
      </>
    );
    return showDemo(Themed, demo, inFrame);
  };
  const square = { components: { MuiPaper: { defaultProps: { square: true } } } };
  const shopRules = () =>
    styleTexts(document)
      .join()
      .match(/[^{}]*\{--mui-Shop-[^}]*\}/g) ?? [];

  it('that changes components only has the site’s variables, and its density', async () => {
    const shown = await show(square);
    const button = shown.getByRole('button', { name: 'Pay' });
    expect(colorOf(button)).toBe(normal('var(--mui-palette-primary-main)'));
    expect(shown.getByTestId('surface')).not.toHaveClass('MuiPaper-rounded');
    press('Site dense');
    expect(shown.getByRole('button', { name: 'Pay' })).toHaveClass('MuiButton-sizeSmall');
    expect(shopRules()).toEqual([]);
  });

  it.each([false, true])('has colors under names of its own, in a frame: %s', async (inFrame) => {
    const shown = await show({ palette: red }, { inFrame });
    const button = shown.getByRole('button', { name: 'Pay' });
    expect(colorOf(button)).toBe(normal('var(--mui-Shop-palette-primary-main)'));
    const styles = styleTexts(button.ownerDocument).join();
    expect(styles).toContain(`--mui-Shop-palette-primary-main:${RED}`);
    expect(styles).not.toMatch(/--mui-palette-primary-main:/);
  });

  it.each([
    ['both modes', { palette: red }, ['#fff', '#121212']],
    ['the mode that it chooses', { palette: { mode: 'dark' } }, ['#121212']],
    ['the surface that it chooses', { palette: { background: { paper: '#fff8e1' } } }, ['#fff8e1']],
  ])('has %s', async (_what, options, papers) => {
    await show(options);
    const found = shopRules().flatMap(
      (rule) => /--mui-Shop-palette-background-paper:([^;]+)/.exec(rule)?.[1] ?? [],
    );
    expect([...new Set(found)]).toEqual(papers);
  });

  it('has what is merged later, and a theme that it extends', async () => {
    const first = createTheme({ palette: red });
    const shown = await show(first, { more: [square] });
    expect(shown.getByTestId('surface')).not.toHaveClass('MuiPaper-rounded');
    expect(shopRules().join()).toContain(`--mui-Shop-palette-primary-main:${RED}`);
  });
});

describe('Material UI: a demo’s own theme', () => {
  function Mode() {
    return <p>In {useTheme().palette.mode} mode</p>;
  }

  it.each([
    ['follows the reader’s mode', material.createTheme({ palette: red }), 'dark'],
    ['keeps its own mode', material.createTheme({ palette: { mode: 'light' } }), 'light'],
  ])('%s', async (_, theme, mode) => {
    const shown = await showDemo(
      MaterialLibrary,
      <material.ThemeProvider theme={theme}>
        <Mode />
      </material.ThemeProvider>,
      false,
    );
    press('Site dark');
    expect(await shown.findByText(`In ${mode} mode`)).toBeInTheDocument();
  });

  it('has its typography in both modes', async () => {
    const typography = { fontFamily: 'Ferry', h2: { fontSize: '4rem', fontWeight: 800 } };
    const theme = material.responsiveFontSizes(material.createTheme({ typography }));
    const shown = await showDemo(
      MaterialLibrary,
      <material.ThemeProvider theme={theme}>
        <Typography variant="h2">Quay 4</Typography>
      </material.ThemeProvider>,
      false,
    );
    press('Site dark');
    const { fontFamily, fontWeight } = styleOf(shown.getByRole('heading', { name: 'Quay 4' }));
    expect([fontFamily, fontWeight]).toEqual(['Ferry', '800']);
    expect(styleTexts(document).join()).toMatch(/@media\(min-width:\d+px\)\{\S+\{font-size:/);
  });

  it('colors what is derived from its palette, and nothing else', () => {
    const { vars } = material.createTheme({ palette: { error: { main: RED } } });
    expect(vars.palette.Alert.errorIconColor).toContain(RED);
    expect(vars.palette.Alert.infoIconColor).toBe('var(--mui-palette-Alert-infoIconColor)');
    expect(vars.palette.error.mainChannel).toBe('176 0 32');
  });

  it.each([
    ['in the page', false, RED],
    ['in a frame', true, 'var(--mui-palette-primary-main)'],
  ])('has CSS variables only where they are its own: %s', async (_, inFrame, color) => {
    const theme = material.createTheme({ cssVariables: true, palette: red });
    const shown = await showDemo(
      MaterialLibrary,
      <material.ThemeProvider theme={theme}>
        <MaterialButton variant="contained">Pay</MaterialButton>
      </material.ThemeProvider>,
      inFrame,
    );
    const button = shown.getByRole('button', { name: 'Pay' });
    expect(colorOf(button)).toBe(normal(color));
    expect(styleTexts(button.ownerDocument).join()).toMatch(
      inFrame ? '--mui-palette-primary-main:#b00020' : '.doc-',
    );
    expect(styleTexts(document).join()).not.toContain('--mui-palette-primary-main:#b00020');
  });
});

describe('Joy UI: a demo’s own theme', () => {
  it('has CSS variables of its own in the page', async () => {
    const theme = joy.extendTheme({
      colorSchemes: { light: { palette: { primary: { solidBg: RED } } } },
    });
    const shown = await showDemo(
      JoyLibrary,
      <joy.CssVarsProvider theme={theme}>
        <JoyButton>Pay</JoyButton>
      </joy.CssVarsProvider>,
      false,
    );
    const [, variable = ''] =
      /var\((--joy\w+-palette-primary-solidBg)/.exec(
        styleOf(shown.getByRole('button', { name: 'Pay' })).backgroundColor,
      ) ?? [];
    expect(variable).not.toBe('');
    expect(styleTexts(document).join()).toContain(`${variable}:${RED}`);
  });

  it('uses the site’s variables if it changes none', async () => {
    const theme = joy.extendTheme({ components: { JoyButton: { defaultProps: { size: 'lg' } } } });
    const shown = await showDemo(
      JoyLibrary,
      <joy.CssVarsProvider theme={theme}>
        <JoyButton>Pay</JoyButton>
      </joy.CssVarsProvider>,
      false,
    );
    const button = shown.getByRole('button', { name: 'Pay' });
    expect(styleOf(button).backgroundColor).toContain('var(--joy-palette-primary-solidBg');
    expect(button).toHaveClass('MuiButton-sizeLg');
  });
});

it('MUI System: a demo’s own theme has its colors', async () => {
  const theme = createSystemTheme({ palette: { primary: { main: RED } } });
  const shown = await showDemo(
    SystemLibrary,
    <SystemThemeProvider theme={theme}>
      <Box sx={{ bgcolor: 'primary.main' }}>Pay</Box>
    </SystemThemeProvider>,
    false,
  );
  expect(colorOf(shown.getByText('Pay'))).toBe(normal(RED));
});

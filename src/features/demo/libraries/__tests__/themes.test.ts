import { extendTheme } from '@mui/joy/styles';
import { joyColorSchemeSelector } from '@site/plugins/content/demos/contract';
import { changedRules, type StyleRules } from '../changedRules';
import { createJoyTheme } from '../joy/createJoyTheme';
import { createMaterialTheme } from '../material/createMaterialTheme';
import type { LibrarySettings } from '../librarySettings';
import { MATERIAL_VERSIONS } from './materialVersions';

type CreateTheme = (settings: LibrarySettings) => {
  readonly direction: string;
  readonly generateStyleSheets: () => readonly StyleRules[];
};

const defaults: LibrarySettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
};

const createChanges =
  (createTheme: CreateTheme, defaultSheets = createTheme(defaults).generateStyleSheets()) =>
  (settings: Partial<LibrarySettings>) =>
    changedRules(defaultSheets, createTheme({ ...defaults, ...settings }).generateStyleSheets());

const materialChanges = createChanges(createMaterialTheme);
const joyChanges = createChanges(
  createJoyTheme,
  extendTheme({ getSelector: joyColorSchemeSelector }).generateStyleSheets(),
);

describe.each([
  ...MATERIAL_VERSIONS.map(({ name, theme, createSiteTheme }) => ({
    name,
    createTheme: createSiteTheme,
    changes: createChanges(createSiteTheme),
    forSpacing: theme === 'createTheme' ? { ':root': { '--mui-spacing': '10px' } } : {},
    forRed: { '--mui-palette-error-main': '#ff0000' },
  })),
  {
    name: 'Joy UI',
    createTheme: createJoyTheme,
    changes: joyChanges,
    forSpacing: { ':root': { '--joy-spacing': '10px' } },
    forRed: {
      '--joy-palette-danger-500': '#ff0000',
      '--joy-palette-danger-700': 'color-mix(in oklab, #ff0000 70%, black)',
      '--joy-palette-danger-mainChannel': '255 0 0',
    },
  },
])('the theme of $name', ({ createTheme, changes, forSpacing, forRed }) => {
  it.each<Partial<LibrarySettings>>([{}, { direction: 'rtl' }, { dense: true }])(
    'needs no variables but the default ones with %j',
    (settings) => {
      expect(changes(settings)).toEqual({});
    },
  );

  it('changes at most one variable for another spacing', () => {
    expect(changes({ spacing: 10 })).toEqual(forSpacing);
  });

  it('has the reader’s colours in both modes', () => {
    const rules = changes({ paletteColors: { error: { main: '#ff0000' } } });
    expect(Object.keys(rules)).toEqual([':root, [data-theme="light"]', '[data-theme="dark"]']);
    for (const declarations of Object.values(rules)) expect(declarations).toMatchObject(forRed);
  });

  it('knows the direction', () => {
    expect(createTheme({ ...defaults, direction: 'rtl' }).direction).toBe('rtl');
  });
});

describe('Material UI', () => {
  it.each<LibrarySettings['paletteColors']>([{ primary: { 300: '#f00' } }, { secondary: {} }])(
    'leaves out a palette the library cannot build on: %j',
    (paletteColors) => {
      expect(materialChanges({ paletteColors })).toEqual({});
    },
  );

  it('accepts single greys', () => {
    const rules = materialChanges({ paletteColors: { grey: { 300: '#ccc' } } });
    expect(rules['[data-theme="dark"]']).toHaveProperty('--mui-palette-grey-300', '#ccc');
  });

  it('has small controls only when dense', () => {
    expect(createMaterialTheme(defaults).components?.MuiButton).toBeUndefined();
    const { components } = createMaterialTheme({ ...defaults, dense: true });
    expect(components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(components?.MuiTextField?.defaultProps?.margin).toBe('dense');
    expect(components?.MuiToolbar?.defaultProps?.variant).toBe('dense');
  });
});

describe('Joy UI', () => {
  it('has small controls only when dense', () => {
    expect(createJoyTheme(defaults)).not.toHaveProperty('components.JoyButton');
    const small = { defaultProps: { size: 'sm' } };
    expect(createJoyTheme({ ...defaults, dense: true })).toMatchObject({
      components: { JoyButton: small, JoyTable: small },
    });
  });

  it('finds the mode where the site says it, also for styles such as inverted colors', () => {
    expect(createJoyTheme(defaults).getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
  });
});

import { changedRules } from '../changedRules';
import { createMaterialTheme } from '../createMaterialTheme';
import type { MaterialThemeSettings } from '../materialComponents';

const defaults: MaterialThemeSettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
};
const defaultSheets = createMaterialTheme(defaults).generateStyleSheets();

function changes(settings: Partial<MaterialThemeSettings>) {
  const theme = createMaterialTheme({ ...defaults, ...settings });
  return changedRules(defaultSheets, theme.generateStyleSheets());
}

describe('createMaterialTheme', () => {
  it.each<Partial<MaterialThemeSettings>>([{}, { direction: 'rtl' }, { dense: true }])(
    'needs no variables but the default ones with %j',
    (settings) => {
      expect(changes(settings)).toEqual({});
    },
  );

  it('changes one variable for another spacing', () => {
    expect(changes({ spacing: 10 })).toEqual({ ':root': { '--mui-spacing': '10px' } });
  });

  it('has palette colours in both modes', () => {
    const rules = changes({ paletteColors: { primary: { main: '#ff0000' } } });
    expect(rules[':root, [data-theme="light"]']).toHaveProperty(
      '--mui-palette-primary-main',
      '#ff0000',
    );
    expect(rules['[data-theme="dark"]']).toHaveProperty('--mui-palette-primary-main', '#ff0000');
  });

  it.each<MaterialThemeSettings['paletteColors']>([
    { primary: { 300: '#f00' } },
    { secondary: {} },
  ])('leaves out a palette the library cannot build on: %j', (paletteColors) => {
    expect(changes({ paletteColors })).toEqual({});
  });

  it('accepts single greys', () => {
    const rules = changes({ paletteColors: { grey: { 300: '#ccc' } } });
    expect(rules['[data-theme="dark"]']).toHaveProperty('--mui-palette-grey-300', '#ccc');
  });

  it('has small controls only when dense', () => {
    expect(createMaterialTheme(defaults).components?.MuiButton).toBeUndefined();
    const { components } = createMaterialTheme({ ...defaults, dense: true });
    expect(components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(components?.MuiTextField?.defaultProps?.margin).toBe('dense');
    expect(components?.MuiToolbar?.defaultProps?.variant).toBe('dense');
  });

  it('knows the direction', () => {
    expect(createMaterialTheme({ ...defaults, direction: 'rtl' }).direction).toBe('rtl');
  });
});

import { extendTheme } from '@mui/joy/styles';
import { joyColorSchemeSelector } from '@site/plugins/content/demos/contract';
import { changedRules } from '../changedRules';
import { createJoyTheme, type JoyThemeSettings } from '../createJoyTheme';

const defaults: JoyThemeSettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
};
const defaultSheets = extendTheme({ getSelector: joyColorSchemeSelector }).generateStyleSheets();

function changes(settings: Partial<JoyThemeSettings>) {
  const theme = createJoyTheme({ ...defaults, ...settings });
  return changedRules(defaultSheets, theme.generateStyleSheets());
}

it.each<Partial<JoyThemeSettings>>([{}, { direction: 'rtl' }, { dense: true }])(
  'needs no variables but the default ones with %j',
  (settings) => {
    expect(changes(settings)).toEqual({});
  },
);

it('changes one variable for another spacing', () => {
  expect(changes({ spacing: 10 })).toEqual({ ':root': { '--joy-spacing': '10px' } });
});

it('has the reader’s colours in both modes', () => {
  const rules = changes({ paletteColors: { error: { main: '#ff0000' } } });
  expect(Object.keys(rules)).toEqual([':root, [data-theme="light"]', '[data-theme="dark"]']);
  for (const declarations of Object.values(rules)) {
    expect(declarations).toMatchObject({
      '--joy-palette-danger-500': '#ff0000',
      '--joy-palette-danger-700': 'color-mix(in oklab, #ff0000 70%, black)',
      '--joy-palette-danger-mainChannel': '255 0 0',
    });
  }
});

it('has small controls only when dense', () => {
  expect(createJoyTheme(defaults)).not.toHaveProperty('components.JoyButton');
  const small = { defaultProps: { size: 'sm' } };
  expect(createJoyTheme({ ...defaults, dense: true })).toMatchObject({
    components: { JoyButton: small, JoyTable: small },
  });
});

it('knows the direction', () => {
  expect(createJoyTheme({ ...defaults, direction: 'rtl' }).direction).toBe('rtl');
});

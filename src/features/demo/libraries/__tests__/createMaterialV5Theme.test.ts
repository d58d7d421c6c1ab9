import { changedRules } from '../changedRules';
import { createMaterialV5Theme } from '../createMaterialV5Theme';
import type { MaterialThemeSettings } from '../materialComponents';

const defaults: MaterialThemeSettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
};
const defaultSheets = createMaterialV5Theme(defaults).generateStyleSheets();

function changes(settings: Partial<MaterialThemeSettings>) {
  const theme = createMaterialV5Theme({ ...defaults, ...settings });
  return changedRules(defaultSheets, theme.generateStyleSheets());
}

it.each<Partial<MaterialThemeSettings>>([
  {},
  { direction: 'rtl' },
  { dense: true },
  { spacing: 10 },
])('needs no variables but the default ones with %j', (settings) => {
  expect(changes(settings)).toEqual({});
});

it('keeps the direction and the spacing', () => {
  const theme = createMaterialV5Theme({ ...defaults, direction: 'rtl', spacing: 10 });
  expect(theme.direction).toBe('rtl');
  expect(theme.spacing(2)).toBe('20px');
});

it('has the reader’s colours in both modes', () => {
  const rules = changes({ paletteColors: { error: { main: '#ff0000' } } });
  expect(Object.keys(rules)).toEqual([':root, [data-theme="light"]', '[data-theme="dark"]']);
  for (const declarations of Object.values(rules)) {
    expect(declarations).toMatchObject({ '--mui-palette-error-main': '#ff0000' });
  }
});

it('has what lights surfaces up in the dark in no other mode', () => {
  const overlays = defaultSheets.flatMap((rules) =>
    Object.entries(rules)
      .filter(([, declarations]) => '--mui-overlays-1' in declarations)
      .map(([selector]) => selector),
  );
  expect(overlays).not.toContain(':root, [data-theme="light"]');
  expect(overlays).toContain('[data-theme="dark"]');
});

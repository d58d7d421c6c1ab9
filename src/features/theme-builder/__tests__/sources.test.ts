import {
  colorIdsOf,
  countOf,
  NO_THEME,
  plainTheme,
  readTheme,
  tableOf,
  type FamilyName,
} from '@site/src/features/built-theme';
import { findTypeErrors } from '@site/src/testing/findTypeErrors';
import { contrastPairs, lowPairs } from '../contrastPairs';
import { cssVariablesSource } from '../cssVariablesSource';
import * as joySheets from '../joySheets';
import * as materialSheets from '../materialSheets';
import { NO_HISTORY, recordChange, redo, undo } from '../history';
import { linkTo, themeAddress } from '../themeAddress';
import { themeSource } from '../themeSource';

/** All settings of a library, with the last of their values. */
function everythingOf(family: FamilyName) {
  const plain = plainTheme(family);
  const table = tableOf(plain);
  const colors = colorIdsOf(table).map((id) => [id, '#336699']);
  const others = [...table.settings].map(([name, setting]) => {
    switch (setting.kind) {
      case 'number':
        return [name, setting.max];
      case 'choice':
        return [name, setting.values.at(-1)];
      case 'switch':
        return [name, true];
      case 'font':
        return [name, `"Noto Sans", 'Arial', serif`];
    }
  });
  const { theme } = readTheme({ ...plain, ...Object.fromEntries([...colors, ...others]) });
  expect(countOf(theme)).toBe(colors.length + others.length);
  return theme;
}

describe('theme.ts', () => {
  it('has both schemes', () => {
    expect(themeSource(NO_THEME)).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'class',
  },
  colorSchemes: {
    light: true,
    dark: true,
  },
});
`);
  });

  it('has what was changed, quoted as needed', () => {
    const { theme } = readTheme({ 'dark.primary': '#80cbc4', fontFamily: `'Noto Sans', serif` });
    expect(themeSource(theme)).toContain(`    dark: {
      palette: {
        primary: {
          main: '#80cbc4',
        },
      },
    },
  },
  typography: {
    fontFamily: '\\'Noto Sans\\', serif',
  },
`);
  });

  it('has the shades of Joy UI, and no scheme that does not change', () => {
    expect(themeSource(plainTheme('joy'))).toContain('extendTheme({});');
    const { theme } = readTheme({ family: 'joy', 'light.primary': '#00695c', radiusMd: 10 });
    expect(themeSource(theme)).toMatch(/^import \{ extendTheme \} from '@mui\/joy\/styles';/);
    expect(themeSource(theme)).toMatch(
      /\n {8}primary: \{\n {10}50: '#f1f6f4',(?:\n {10}\d00: '#[\da-f]{6}',){9}\n {8}\},/,
    );
    expect(themeSource(theme)).toContain(`  radius: {\n    md: '10px',\n  },`);
    expect(themeSource(theme)).not.toContain('dark');
  });

  it('compiles, and is checked by it', async () => {
    const [material, joy] = (['material', 'joy'] as const).map((family) =>
      themeSource(everythingOf(family)),
    );
    const wrong = (source = '') => source.replace(/default: '#336699'|body: '#336699'/, 'body: 1');
    const modules = {
      material: material ?? '',
      joy: joy ?? '',
      wrongMaterial: wrong(material),
      wrongJoy: wrong(joy),
    };
    const errors = await findTypeErrors([{ config: 'tsconfig.json', modules }]);
    expect(new Set(errors.map((error) => error.replace(/:.*/, '')))).toEqual(
      new Set(['wrongMaterial', 'wrongJoy']),
    );
  }, 60_000);
});

test('the CSS variables are those that change', () => {
  expect(cssVariablesSource(NO_THEME, materialSheets.sheetsOf)).toBe('');
  const { theme } = readTheme({ 'dark.primary': '#80cbc4', spacing: 6 });
  const css = cssVariablesSource(theme, materialSheets.sheetsOf);
  expect(css).toContain('--mui-spacing: 6px;');
  expect(css).toMatch(/^\.dark \{\n(?: {2}--.*\n)*? {2}--mui-palette-primary-main: #80cbc4;/m);
  expect(css).not.toContain('--mui-palette-error-main');
});

test('the CSS variables of Joy UI are those that change', () => {
  expect(cssVariablesSource(plainTheme('joy'), joySheets.sheetsOf)).toBe('');
  const { theme } = readTheme({ family: 'joy', 'dark.primary': '#80cbc4', radiusSm: 4 });
  const css = cssVariablesSource(theme, joySheets.sheetsOf);
  expect(css).toContain('--joy-radius-sm: 4px;');
  expect(css).toMatch(
    /^\[data-joy-color-scheme="dark"\] \{\n(?: {2}--.*\n)*? {2}--joy-palette-primary-500: #80cbc4;/m,
  );
  expect(css).not.toContain('danger');
});

test('pairs of text and background', () => {
  const { theme } = readTheme({ 'light.primary': '#777777', 'light.text': '#bbbbbb' });
  const primary = contrastPairs(theme, 'light').filter(({ role }) => role === 'primary');
  expect(primary).toEqual([
    expect.objectContaining({ place: 'label', level: 'largeOnly' }),
    expect.objectContaining({ place: 'asText', level: 'largeOnly' }),
  ]);
  const text = lowPairs(theme).filter(({ role }) => role === 'text');
  expect(text).toEqual([
    expect.objectContaining({ place: 'onBackground', level: 'tooLow' }),
    expect.objectContaining({ place: 'onPaper', level: 'tooLow' }),
  ]);
});

test('pairs of Joy UI are those of its shades', () => {
  const { theme } = readTheme({
    family: 'joy',
    'light.primary': '#4db6ac',
    'dark.neutral': '#111111',
  });
  const pairs = contrastPairs(theme, 'light').filter(({ role }) => role === 'primary');
  expect(pairs).toEqual([
    expect.objectContaining({ place: 'label', level: 'tooLow' }),
    expect.objectContaining({ place: 'softLabel' }),
    expect.objectContaining({ place: 'asText', level: 'tooLow' }),
  ]);
  expect(lowPairs(plainTheme('joy'))).toEqual([]);
  // Text of the page is a light shade of neutral.
  expect(contrastPairs(theme, 'dark')).toContainEqual(
    expect.objectContaining({ role: 'background', place: 'textOnIt', level: 'enough' }),
  );
});

describe('history', () => {
  it('goes back and forth', () => {
    const first = recordChange(NO_HISTORY, 'a', 'spacing', 0);
    const second = recordChange(first, 'b', 'fontSize', 10);
    const back = undo(second, 'c');
    expect(back?.value).toBe('b');
    const again = back && redo(back.history, back.value);
    expect(again?.value).toBe('c');
    expect(again?.history.past).toEqual(['a', 'b']);
    expect(undo(NO_HISTORY, 'a')).toBeNull();
    expect(redo(second, 'c')).toBeNull();
  });

  it('takes quick changes of one field for one step', () => {
    const dragged = [10, 20, 900].reduce(
      (history, at) => recordChange(history, String(at), 'light.primary', at),
      recordChange(NO_HISTORY, 'start', 'light.primary', 0),
    );
    expect(dragged.past).toEqual(['start']);
    expect(recordChange(dragged, 'later', 'light.primary', 5000).past).toEqual(['start', 'later']);
    expect(recordChange(dragged, 'all', null, 901).past).toEqual(['start', 'all']);
  });

  it('forgets what is redone when something changes, and what is long ago', () => {
    const back = undo(recordChange(NO_HISTORY, 'a', null, 0), 'b');
    expect(back && recordChange(back.history, 'a', null, 1).future).toEqual([]);
    const long = Array.from({ length: 150 }).reduce<typeof NO_HISTORY>(
      (history, _none, index) => recordChange(history, String(index), null, 0),
      NO_HISTORY,
    );
    expect(long.past).toHaveLength(100);
  });
});

test('the address has the theme beside other parameters', () => {
  expect(themeAddress.parse('?a=1&theme=1.e30')).toBe('1.e30');
  expect(themeAddress.parse('')).toBe('');
  expect(themeAddress.serialize('?a=1', '1.e30')).toBe('?a=1&theme=1.e30');
  expect(themeAddress.serialize('?theme=1.e30', '')).toBe('');
  const link = linkTo('https://example.com/x/?a=1#code', readTheme({ spacing: 6 }).theme);
  expect(link).toBe('https://example.com/x/?a=1&theme=1.eyJzcGFjaW5nIjo2fQ');
});

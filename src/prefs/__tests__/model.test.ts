import { apiDisplayPreference } from '../apiDisplays';
import {
  codeStylingPreference,
  codeVariantPreference,
  directionPreference,
  effectiveMode,
  isPaletteMode,
  modePreference,
  nextMode,
  packageManagerPreference,
  unsupportedColorSchemeMessage,
} from '../model';

const MALFORMED = [null, undefined, '', 'DARK', ' dark', 'null', 0, 1, true, {}, [], ['dark'], NaN];

describe.each([
  {
    preference: modePreference,
    key: 'mui-mode',
    values: ['system', 'light', 'dark'],
    byDefault: 'system',
  },
  {
    preference: directionPreference,
    key: 'mui-direction',
    values: ['ltr', 'rtl'],
    byDefault: 'ltr',
  },
  {
    preference: packageManagerPreference,
    key: 'codeblock-package-manager',
    values: ['npm', 'pnpm', 'yarn'],
    byDefault: 'npm',
  },
  {
    preference: codeVariantPreference,
    key: 'codeVariant',
    values: ['TS', 'JS'],
    byDefault: 'TS',
  },
  {
    preference: codeStylingPreference,
    key: 'codeStyling',
    values: ['MUI System', 'Tailwind', 'CSS'],
    byDefault: 'MUI System',
  },
  {
    preference: apiDisplayPreference('default', 'props'),
    key: 'apiPage_props',
    values: ['table', 'expanded', 'collapsed'],
    byDefault: 'table',
  },
  {
    preference: apiDisplayPreference('dataGrid', 'classes'),
    key: 'dataGrid_apiPage_classes',
    values: ['table', 'expanded', 'collapsed'],
    byDefault: 'expanded',
  },
])('$key', ({ preference, key, values, byDefault }) => {
  it('has its key, values and default', () => {
    expect(preference).toMatchObject({ key, values, defaultValue: byDefault });
  });

  it.each(values)('reads %s', (value) => {
    expect(preference.parse(value)).toBe(value);
  });

  it.each(MALFORMED)('drops %p', (stored) => {
    expect(preference.parse(stored)).toBe(byDefault);
  });
});

it.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'system'],
] as const)('goes from %s to %s', (mode, next) => {
  expect(nextMode(mode)).toBe(next);
});

it.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('%s with an operating system that prefers dark %p is %s', (mode, dark, expected) => {
  expect(effectiveMode(mode, dark)).toBe(expected);
});

it.each([
  ['light', true],
  ['dark', true],
  ['system', false],
  [undefined, false],
])('%p is a colour scheme of the theme: %p', (value, expected) => {
  expect(isPaletteMode(value)).toBe(expected);
});

it('says which colour scheme does not exist', () => {
  expect(unsupportedColorSchemeMessage('sepia')).toBe(
    '`sepia` does not exist in `theme.colorSchemes`.',
  );
});

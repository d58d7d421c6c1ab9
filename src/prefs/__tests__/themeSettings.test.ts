import {
  INITIAL_THEME_SETTINGS,
  requestedUnsupportedScheme,
  themeSettingsPreference,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from '../themeSettings';

const colors = { primary: { main: '#2196f3' } };
const changed: ThemeSettings = {
  dense: true,
  direction: 'rtl',
  paletteColors: colors,
  spacing: 4,
  paletteMode: 'dark',
  worn: '1.e30',
};

it('starts as the specification says', () => {
  expect(INITIAL_THEME_SETTINGS).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
    worn: '',
  });
});

describe('themeSettingsReducer', () => {
  it.each<[ThemeSettingsAction, ThemeSettings, Partial<ThemeSettings>]>([
    [{ type: 'SET_SPACING', payload: 12 }, INITIAL_THEME_SETTINGS, { spacing: 12 }],
    [{ type: 'SET_SPACING', payload: -3 }, INITIAL_THEME_SETTINGS, { spacing: -3 }],
    [{ type: 'INCREASE_SPACING' }, INITIAL_THEME_SETTINGS, { spacing: 9 }],
    [{ type: 'DECREASE_SPACING' }, INITIAL_THEME_SETTINGS, { spacing: 7 }],
    [{ type: 'DECREASE_SPACING' }, { ...changed, spacing: 0 }, { spacing: -1 }],
    [{ type: 'SET_DENSE', payload: true }, INITIAL_THEME_SETTINGS, { dense: true }],
    [{ type: 'SET_DENSE', payload: false }, changed, { dense: false }],
    [{ type: 'RESET_DENSITY' }, changed, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, changed, { paletteColors: {} }],
    [{ type: 'WEAR', payload: '1.abc_-9' }, INITIAL_THEME_SETTINGS, { worn: '1.abc_-9' }],
    [{ type: 'WEAR', payload: '' }, changed, { worn: '' }],
    [{ type: 'WEAR', payload: '1.a"b' }, changed, { worn: '' }],
    [{ type: 'WEAR', payload: `1.${'a'.repeat(3000)}` }, changed, { worn: '' }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark' } },
      INITIAL_THEME_SETTINGS,
      { paletteMode: 'dark' },
    ],
    [
      { type: 'CHANGE', payload: { direction: 'rtl' } },
      INITIAL_THEME_SETTINGS,
      { direction: 'rtl' },
    ],
    [
      { type: 'CHANGE', payload: { paletteColors: colors } },
      INITIAL_THEME_SETTINGS,
      { paletteColors: colors },
    ],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'rtl' } },
      changed,
      { paletteMode: 'light' },
    ],
  ])('%j', (action, before, expected) => {
    const frozen = Object.freeze({ ...before });
    expect(themeSettingsReducer(frozen, action)).toEqual({ ...before, ...expected });
  });

  it.each<[ThemeSettingsAction, ThemeSettings]>([
    [{ type: 'SET_SPACING', payload: 4 }, changed],
    [{ type: 'SET_DENSE', payload: true }, changed],
    [{ type: 'RESET_DENSITY' }, INITIAL_THEME_SETTINGS],
    [{ type: 'RESET_COLORS' }, INITIAL_THEME_SETTINGS],
    [{ type: 'CHANGE', payload: {} }, changed],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl', paletteColors: colors } },
      changed,
    ],
  ])('%j keeps the same object when nothing differs', (action, before) => {
    expect(themeSettingsReducer(before, action)).toBe(before);
  });

  it('compares colours by identity', () => {
    const action = { type: 'CHANGE', payload: { paletteColors: { ...colors } } } as const;
    expect(themeSettingsReducer(changed, action)).not.toBe(changed);
  });

  it('resets colours to the initial object', () => {
    const { paletteColors } = themeSettingsReducer(changed, { type: 'RESET_COLORS' });
    expect(paletteColors).toBe(INITIAL_THEME_SETTINGS.paletteColors);
  });

  it.each(['SET_DENSITY', '', undefined])(
    'spec §8, "Unrecognised theme action": throws for %p',
    (type) => {
      const action = { type } as unknown as ThemeSettingsAction;
      expect(() => themeSettingsReducer(INITIAL_THEME_SETTINGS, action)).toThrow(
        `Unrecognized type ${type}`,
      );
    },
  );

  it('ignores a colour scheme the theme does not have', () => {
    const action = {
      type: 'CHANGE',
      payload: { paletteMode: 'sepia' },
    } as unknown as ThemeSettingsAction;
    expect(themeSettingsReducer(changed, action)).toBe(changed);
    expect(requestedUnsupportedScheme(action)).toBe('sepia');
  });
});

it.each<ThemeSettingsAction>([
  { type: 'CHANGE', payload: { paletteMode: 'dark' } },
  { type: 'CHANGE', payload: {} },
  { type: 'RESET_COLORS' },
])('%j asks for no unsupported colour scheme', (action) => {
  expect(requestedUnsupportedScheme(action)).toBeUndefined();
});

describe('themeSettingsPreference', () => {
  const { parse, serialize, defaultValue } = themeSettingsPreference;

  it('reads what it wrote', () => {
    const value = { dense: true, spacing: 0 };
    expect(parse(serialize(value))).toEqual(value);
  });

  it.each([null, undefined, '', '{', '[]', 'null', '"dense"', '3', {}, 7])('drops %p', (stored) => {
    expect(parse(stored)).toBe(defaultValue);
  });

  it.each([
    ['{"dense":"yes","spacing":4}', { dense: false, spacing: 4 }],
    ['{"dense":true,"spacing":"4"}', { dense: true, spacing: 8 }],
    ['{"spacing":-1}', { spacing: 8 }],
    ['{"spacing":1e999}', { spacing: 8 }],
    ['{"dense":true,"spacing":1e308}', { dense: true, spacing: 8 }],
    ['{"spacing":21}', { spacing: 8 }],
    ['{"spacing":20}', { spacing: 20 }],
    ['{"spacing":null}', { spacing: 8 }],
  ])('keeps the valid part of %s', (stored, expected) => {
    expect(parse(stored)).toMatchObject(expected);
  });
});

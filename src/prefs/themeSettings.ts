/** Theme settings, their actions and what is stored of them. Pure (spec §3). */

import { STORAGE_KEYS } from '../site/storageKeys';
import { SPACING, type PaletteMode } from '../site/tokens';
import { isRecord, parseJson } from './json';
import { directionPreference, isPaletteMode, type Direction } from './model';
import { paletteColorsPreference, type PaletteColors } from './paletteColors';
import type { Preference } from './preference';
import { wornThemePreference } from './wornTheme';

export interface ThemeSettings {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** Spacing unit in px. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
  /** The theme that demos wear over these settings, as text (`src/features/built-theme`); empty for none. */
  readonly worn: string;
}

export const INITIAL_THEME_SETTINGS: ThemeSettings = {
  dense: false,
  direction: directionPreference.defaultValue,
  paletteColors: paletteColorsPreference.defaultValue,
  spacing: SPACING,
  paletteMode: 'light',
  worn: wornThemePreference.defaultValue,
};

/** Limits of the spacing control and of what is stored, in px. Actions are not limited (spec §4). */
export const SPACING_LIMITS = { min: 0, max: 20 } as const;

export type ThemeSettingsAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | { readonly type: 'WEAR'; readonly payload: string }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/** Merges `changes`; returns `settings` itself if nothing changes. */
function withChanges(settings: ThemeSettings, changes: Partial<ThemeSettings>): ThemeSettings {
  const next = { ...settings, ...changes };
  const keys = Object.keys(next) as (keyof ThemeSettings)[];
  return keys.every((key) => Object.is(next[key], settings[key])) ? settings : next;
}

/**
 * Reduces a theme action; returns the same object if nothing changes. Unknown colour schemes are
 * ignored (see `requestedUnsupportedScheme`).
 * @throws `Unrecognized type <type>` for an unknown action (spec §4).
 */
export function themeSettingsReducer(
  settings: ThemeSettings,
  action: ThemeSettingsAction,
): ThemeSettings {
  switch (action.type) {
    case 'SET_SPACING':
      return withChanges(settings, { spacing: action.payload });
    case 'INCREASE_SPACING':
      return withChanges(settings, { spacing: settings.spacing + 1 });
    case 'DECREASE_SPACING':
      return withChanges(settings, { spacing: settings.spacing - 1 });
    case 'SET_DENSE':
      return withChanges(settings, { dense: action.payload });
    case 'RESET_DENSITY':
      return withChanges(settings, REMEMBERED_DEFAULT);
    case 'RESET_COLORS':
      return withChanges(settings, { paletteColors: INITIAL_THEME_SETTINGS.paletteColors });
    case 'WEAR':
      return withChanges(settings, { worn: wornThemePreference.parse(action.payload) });
    case 'CHANGE': {
      const { paletteMode, direction, paletteColors } = action.payload;
      return withChanges(settings, {
        paletteMode: isPaletteMode(paletteMode) ? paletteMode : settings.paletteMode,
        direction: direction || settings.direction,
        paletteColors: paletteColors || settings.paletteColors,
      });
    }
    default:
      // Reachable only from untyped callers.
      throw new Error(`Unrecognized type ${(action as { type: unknown }).type}`);
  }
}

/** Returns the colour scheme that `action` requests if the theme lacks it, else undefined. */
export function requestedUnsupportedScheme(action: ThemeSettingsAction): unknown {
  if (action.type !== 'CHANGE') return undefined;
  const requested: unknown = action.payload.paletteMode;
  return requested && !isPaletteMode(requested) ? requested : undefined;
}

/** Settings that are stored here; direction, mode, colours and a worn theme have their own preferences. */
export type RememberedThemeSettings = Pick<ThemeSettings, 'dense' | 'spacing'>;

const REMEMBERED_DEFAULT: RememberedThemeSettings = {
  dense: INITIAL_THEME_SETTINGS.dense,
  spacing: INITIAL_THEME_SETTINGS.spacing,
};

/** Stores `dense` and `spacing` as one JSON object; each field is validated separately. */
export const themeSettingsPreference: Preference<RememberedThemeSettings> = {
  key: STORAGE_KEYS.themeSettings,
  defaultValue: REMEMBERED_DEFAULT,
  parse: (stored) => {
    const value = parseJson(stored);
    if (!isRecord(value)) return REMEMBERED_DEFAULT;
    const { dense, spacing } = value;
    return {
      dense: typeof dense === 'boolean' ? dense : REMEMBERED_DEFAULT.dense,
      spacing:
        typeof spacing === 'number' &&
        spacing >= SPACING_LIMITS.min &&
        spacing <= SPACING_LIMITS.max
          ? spacing
          : REMEMBERED_DEFAULT.spacing,
    };
  },
  serialize: ({ dense, spacing }) => JSON.stringify({ dense, spacing }),
};

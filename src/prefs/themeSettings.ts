/** The theme settings of spec §3, their actions (spec §4) and what is remembered of them. Pure. */

import { STORAGE_KEYS } from '../site/storageKeys';
import { SPACING, type PaletteMode } from '../site/tokens';
import { isRecord, parseJson } from './json';
import { directionPreference, isPaletteMode, type Direction } from './model';
import { paletteColorsPreference, type PaletteColors } from './paletteColors';
import type { Preference } from './preference';

export interface ThemeSettings {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** The spacing unit, in px. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
}

export const INITIAL_THEME_SETTINGS: ThemeSettings = {
  dense: false,
  direction: directionPreference.defaultValue,
  paletteColors: paletteColorsPreference.defaultValue,
  spacing: SPACING,
  paletteMode: 'light',
};

/** What a reader can choose as the spacing unit, in px; the actions know no limits (spec §4). */
export const SPACING_LIMITS = { min: 0, max: 20 } as const;

export type ThemeSettingsAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/** `settings` with `changes`, or `settings` itself when they change nothing. */
function withChanges(settings: ThemeSettings, changes: Partial<ThemeSettings>): ThemeSettings {
  const next = { ...settings, ...changes };
  const keys = Object.keys(next) as (keyof ThemeSettings)[];
  return keys.every((key) => Object.is(next[key], settings[key])) ? settings : next;
}

/**
 * The settings after `action`: the same object when nothing differs. A colour scheme the theme does
 * not have is ignored (see `requestedUnsupportedScheme`).
 * @throws `Unrecognized type <type>` for an action it does not know (spec §4).
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
      return withChanges(settings, {
        dense: INITIAL_THEME_SETTINGS.dense,
        spacing: INITIAL_THEME_SETTINGS.spacing,
      });
    case 'RESET_COLORS':
      return withChanges(settings, { paletteColors: INITIAL_THEME_SETTINGS.paletteColors });
    case 'CHANGE': {
      const { paletteMode, direction, paletteColors } = action.payload;
      return withChanges(settings, {
        paletteMode: isPaletteMode(paletteMode) ? paletteMode : settings.paletteMode,
        direction: direction || settings.direction,
        paletteColors: paletteColors || settings.paletteColors,
      });
    }
    default:
      // Reached only by callers that TypeScript does not check.
      throw new Error(`Unrecognized type ${(action as { type: unknown }).type}`);
  }
}

/** The colour scheme that `action` asks for and the theme does not have, or undefined. */
export function requestedUnsupportedScheme(action: ThemeSettingsAction): unknown {
  if (action.type !== 'CHANGE') return undefined;
  const requested: unknown = action.payload.paletteMode;
  return requested && !isPaletteMode(requested) ? requested : undefined;
}

/** The part that is stored on its own; direction, mode and colours have preferences of their own. */
export type RememberedThemeSettings = Pick<ThemeSettings, 'dense' | 'spacing'>;

const REMEMBERED_DEFAULT: RememberedThemeSettings = {
  dense: INITIAL_THEME_SETTINGS.dense,
  spacing: INITIAL_THEME_SETTINGS.spacing,
};

/** Dense and spacing, as one JSON object; each field is validated by itself. */
export const themeSettingsPreference: Preference<RememberedThemeSettings> = {
  key: STORAGE_KEYS.themeSettings,
  defaultValue: REMEMBERED_DEFAULT,
  parse: (stored) => {
    const value = parseJson(stored);
    if (!isRecord(value)) return REMEMBERED_DEFAULT;
    const { dense, spacing } = value;
    return {
      dense: typeof dense === 'boolean' ? dense : REMEMBERED_DEFAULT.dense,
      // JSON has no NaN or Infinity, but 1e999 reads as Infinity.
      spacing:
        typeof spacing === 'number' && Number.isFinite(spacing) && spacing >= 0
          ? spacing
          : REMEMBERED_DEFAULT.spacing,
    };
  },
  serialize: ({ dense, spacing }) => JSON.stringify({ dense, spacing }),
};

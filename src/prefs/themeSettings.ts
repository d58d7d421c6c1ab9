/** The theme settings of spec §3, their actions (spec §4) and what is remembered of them. Pure. */

import { STORAGE_KEYS } from '../site/storageKeys';
import { palettes, SPACING, type PaletteMode, type PaletteName } from '../site/tokens';
import { directionPreference, isPaletteMode, type Direction } from './model';
import type { Preference } from './preference';

/** Palette name -> (`main` or a shade such as `500`) -> CSS colour. */
export type PaletteColors = Readonly<
  Partial<Record<PaletteName, Readonly<Record<string, string>>>>
>;

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
  paletteColors: {},
  spacing: SPACING,
  paletteMode: 'light',
};

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

/** The part that is stored on its own; direction and mode have preferences of their own. */
export type RememberedThemeSettings = Pick<ThemeSettings, 'dense' | 'spacing' | 'paletteColors'>;

const COLOR = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/-]+\))$/i;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes.light, name);
}

/** Keeps the known palettes and, of these, the values that are CSS colours. */
function parsePaletteColors(stored: unknown): PaletteColors {
  if (!isRecord(stored)) return INITIAL_THEME_SETTINGS.paletteColors;
  const colors: Partial<Record<PaletteName, Record<string, string>>> = {};
  for (const [name, shades] of Object.entries(stored)) {
    if (!isPaletteName(name) || !isRecord(shades)) continue;
    const valid = Object.entries(shades).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && COLOR.test(entry[1]),
    );
    if (valid.length > 0) colors[name] = Object.fromEntries(valid);
  }
  return Object.keys(colors).length > 0 ? colors : INITIAL_THEME_SETTINGS.paletteColors;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const REMEMBERED_DEFAULT: RememberedThemeSettings = {
  dense: INITIAL_THEME_SETTINGS.dense,
  spacing: INITIAL_THEME_SETTINGS.spacing,
  paletteColors: INITIAL_THEME_SETTINGS.paletteColors,
};

/** Dense, spacing and palette colours, as one JSON object; each field is validated by itself. */
export const themeSettingsPreference: Preference<RememberedThemeSettings> = {
  key: STORAGE_KEYS.themeSettings,
  defaultValue: REMEMBERED_DEFAULT,
  parse: (stored) => {
    const value = parseJson(stored);
    if (!isRecord(value)) return REMEMBERED_DEFAULT;
    const { dense, spacing, paletteColors } = value;
    return {
      dense: typeof dense === 'boolean' ? dense : REMEMBERED_DEFAULT.dense,
      // JSON has no NaN or Infinity, but 1e999 reads as Infinity.
      spacing:
        typeof spacing === 'number' && Number.isFinite(spacing) && spacing >= 0
          ? spacing
          : REMEMBERED_DEFAULT.spacing,
      paletteColors: parsePaletteColors(paletteColors),
    };
  },
  serialize: ({ dense, spacing, paletteColors }) =>
    JSON.stringify({ dense, spacing, paletteColors }),
};

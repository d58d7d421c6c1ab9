/** A theme that a reader has built: only what differs from the library's. Plain JSON. */

import { isRecord } from '@site/src/prefs/json';
import type { PaletteMode } from '@site/src/site/tokens';
import {
  COLOR_ROLES,
  DEFAULT_COLORS,
  SETTINGS,
  type ColorId,
  type ColorRole,
  type Setting,
  type SettingId,
  type SettingName,
} from './settings';

export type BuiltTheme = Readonly<Partial<Record<ColorId, string>>> & {
  readonly [Name in SettingName]?: (typeof SETTINGS)[Name] extends { kind: 'number' }
    ? number
    : (typeof SETTINGS)[Name] extends { kind: 'switch' }
      ? boolean
      : string;
};

export type SettingValue = string | number | boolean;

export const NO_THEME: BuiltTheme = {};

const MODES = ['light', 'dark'] as const;

export const COLOR_IDS: readonly ColorId[] = MODES.flatMap((mode) =>
  COLOR_ROLES.map((role): ColorId => `${mode}.${role}`),
);
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
const SETTING_IDS: readonly SettingId[] = [...COLOR_IDS, ...SETTING_NAMES];

const FONT_LIMIT = 200;
const FONT = /^(?:"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+'|[\p{L}_-][\p{L}\p{N} _-]*)$/u;

/** Whether `text` is a list of font names: nothing that could end a declaration. */
export function isFontFamily(text: string): boolean {
  return text.length <= FONT_LIMIT && text.split(',').every((name) => FONT.test(name.trim()));
}

export function isColorId(id: SettingId): id is ColorId {
  return id.includes('.');
}

export function partsOfColorId(id: ColorId): readonly [PaletteMode, ColorRole] {
  return id.split('.') as [PaletteMode, ColorRole];
}

export function defaultOf(id: SettingId): SettingValue {
  if (!isColorId(id)) return SETTINGS[id].default;
  const [mode, role] = partsOfColorId(id);
  return DEFAULT_COLORS[mode][role];
}

function isAllowed(id: SettingId, value: unknown): value is SettingValue {
  if (isColorId(id)) return typeof value === 'string' && /^#[\da-f]{6}$/.test(value);
  const setting: Setting = SETTINGS[id];
  switch (setting.kind) {
    case 'number':
      return typeof value === 'number' && value >= setting.min && value <= setting.max;
    case 'choice':
      return setting.values.some((allowed) => allowed === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'font':
      return typeof value === 'string' && isFontFamily(value);
  }
}

export interface ReadTheme {
  readonly theme: BuiltTheme;
  /** Number of unknown names, and values that are not allowed. */
  readonly refused: number;
}

/** Keeps what is known and allowed of any value, in the order of the table, without defaults. */
export function readTheme(value: unknown): ReadTheme {
  if (!isRecord(value)) return { theme: NO_THEME, refused: 1 };
  const names = SETTING_IDS.filter((id) => Object.hasOwn(value, id));
  const allowed = names.filter((id) => isAllowed(id, value[id]));
  const entries = allowed
    .filter((id) => value[id] !== defaultOf(id))
    .map((id) => [id, value[id]] as const);
  return {
    theme: Object.fromEntries(entries) as BuiltTheme,
    refused: Object.keys(value).length - allowed.length,
  };
}

/** The theme's value, or the library's. */
export function valueOf<Id extends SettingId>(
  theme: BuiltTheme,
  id: Id,
): NonNullable<BuiltTheme[Id]> {
  return (theme[id] ?? defaultOf(id)) as NonNullable<BuiltTheme[Id]>;
}

/** Sets a value; one that is not allowed changes nothing. */
export function withValue(theme: BuiltTheme, id: SettingId, value: SettingValue): BuiltTheme {
  return isAllowed(id, value) ? readTheme({ ...theme, [id]: value }).theme : theme;
}

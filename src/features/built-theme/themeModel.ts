/** A theme that a reader has built: only what differs from the library's. Plain JSON. */

import { isRecord } from '@site/src/prefs/json';
import type { PaletteMode } from '@site/src/site/tokens';
import {
  FAMILIES,
  type ColorId,
  type ColorRole,
  type FamilyName,
  type SettingId,
  type SettingName,
  type ThemeFamily,
} from './families';

export type SettingValue = string | number | boolean;

export type BuiltTheme = Readonly<Partial<Record<ColorId, string>>> &
  Readonly<Partial<Record<SettingName, SettingValue>>> & {
    /** The library, unless it is Material UI. Settings of the same name differ between libraries. */
    readonly family?: Exclude<FamilyName, 'material'>;
  };

export const NO_THEME: BuiltTheme = {};

/** The library's own theme. */
export function plainTheme(family: FamilyName): BuiltTheme {
  return family === 'material' ? NO_THEME : { family };
}

export function familyOf(theme: BuiltTheme): FamilyName {
  return theme.family ?? 'material';
}

/** What can be set in a theme. */
export function tableOf(theme: BuiltTheme): ThemeFamily {
  return FAMILIES[familyOf(theme)];
}

/** The number of settings that differ from the library's. */
export function countOf({ family: _family, ...settings }: BuiltTheme): number {
  return Object.keys(settings).length;
}

const MODES = ['light', 'dark'] as const;

export function colorIdsOf({ colors }: ThemeFamily): readonly ColorId[] {
  return MODES.flatMap((mode) => [...colors.keys()].map((role): ColorId => `${mode}.${role}`));
}

const FONT_LIMIT = 200;
const FONT = /^(?:"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+'|[\p{L}_-][\p{L}\p{N} _-]*)$/u;

/** Whether `text` is a list of font names: nothing that could end a declaration. */
export function isFontFamily(text: string): boolean {
  return text.length <= FONT_LIMIT && text.split(',').every((name) => FONT.test(name.trim()));
}

function isColorId(id: SettingId): id is ColorId {
  return id.includes('.');
}

export function partsOfColorId(id: ColorId): readonly [PaletteMode, ColorRole] {
  return id.split('.') as [PaletteMode, ColorRole];
}

/** The library's value; undefined for what it cannot set. */
export function defaultOf(theme: BuiltTheme, id: SettingId): SettingValue | undefined {
  const { colors, settings } = tableOf(theme);
  if (!isColorId(id)) return settings.get(id)?.default;
  const [mode, role] = partsOfColorId(id);
  return colors.get(role)?.[mode];
}

function isAllowed(theme: BuiltTheme, id: SettingId, value: unknown): value is SettingValue {
  if (isColorId(id)) {
    const [, role] = partsOfColorId(id);
    const isKnown = tableOf(theme).colors.has(role);
    return isKnown && typeof value === 'string' && /^#[\da-f]{6}$/.test(value);
  }
  const setting = tableOf(theme).settings.get(id);
  switch (setting?.kind) {
    case undefined:
      return false;
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
  const plain = plainTheme(value['family'] === 'joy' ? 'joy' : 'material');
  const table = tableOf(plain);
  const ids: readonly SettingId[] = [...colorIdsOf(table), ...table.settings.keys()];
  const names = ids.filter((id) => Object.hasOwn(value, id));
  const allowed = names.filter((id) => isAllowed(plain, id, value[id]));
  const entries = allowed
    .filter((id) => value[id] !== defaultOf(plain, id))
    .map((id) => [id, value[id]] as const);
  return {
    theme: { ...plain, ...(Object.fromEntries(entries) as BuiltTheme) },
    refused: Object.keys(value).length - allowed.length - Object.keys(plain).length,
  };
}

/** The theme's value, or the library's. */
export function valueOf<Id extends SettingId>(
  theme: BuiltTheme,
  id: Id,
): NonNullable<BuiltTheme[Id]> {
  return (theme[id] ?? defaultOf(theme, id)) as NonNullable<BuiltTheme[Id]>;
}

/** Sets a value; one that is not allowed changes nothing. */
export function withValue(theme: BuiltTheme, id: SettingId, value: SettingValue): BuiltTheme {
  return isAllowed(theme, id, value) ? readTheme({ ...theme, [id]: value }).theme : theme;
}

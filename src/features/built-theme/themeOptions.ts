import { joyShades } from '@site/src/site/joyShades';
import type { PaletteMode } from '@site/src/site/tokens';
import type { Setting } from './setting';
import {
  colorIdsOf,
  partsOfColorId,
  tableOf,
  type BuiltTheme,
  type SettingValue,
} from './themeModel';

type Palette = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Scale = Readonly<Record<string, string>>;

/** Options of `createTheme` of Material UI or `extendTheme` of Joy UI, only with what the theme sets. */
export interface BuiltThemeOptions {
  readonly colorSchemes?: Readonly<Partial<Record<PaletteMode, { readonly palette: Palette }>>>;
  readonly typography?: Readonly<Record<string, unknown>>;
  readonly shape?: { readonly borderRadius: number };
  readonly fontFamily?: Scale;
  readonly fontSize?: Scale;
  readonly radius?: Scale;
  readonly spacing?: number;
  readonly components?: Readonly<
    Record<string, { readonly defaultProps: Readonly<Record<string, unknown>> }>
  >;
}

interface Branch {
  [key: string]: unknown;
}

function setAt(tree: Branch, place: readonly string[], value: unknown): void {
  const [key = '', ...rest] = place;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = (tree[key] ?? {}) as Branch;
  tree[key] = branch;
  setAt(branch, rest, value);
}

/** Pixels of a unit. */
const UNITS = { px: 1, rem: 16 } as const;

/** The value as the options have it: `12` pixels may be `'0.75rem'` there. */
function written(setting: Setting, value: SettingValue): SettingValue {
  if (setting.kind !== 'number' || !setting.unit) return value;
  return `${Number(value) / UNITS[setting.unit]}${setting.unit}`;
}

/** The value of a setting for what options have at its place. */
export function readValue(setting: Setting, value: SettingValue): SettingValue | null {
  if (setting.kind !== 'number' || !setting.unit) return value;
  const [, number, unit] = /^(\d*\.?\d+)(px|rem)$/.exec(String(value)) ?? [];
  return unit === 'px' || unit === 'rem' ? Number(number) * UNITS[unit] : null;
}

/** Returns the options of the library's function for a theme. */
export function themeOptionsOf(theme: BuiltTheme): BuiltThemeOptions {
  const table = tableOf(theme);
  const options: Branch = {};
  for (const id of colorIdsOf(table)) {
    const [mode, role] = partsOfColorId(id);
    const color = theme[id];
    const setting = table.colors.get(role);
    if (color === undefined || !setting) continue;
    const place = ['colorSchemes', mode, 'palette', ...setting.place];
    if (setting.shades) setAt(options, place.slice(0, -1), joyShades(color));
    else setAt(options, place, color);
  }
  if (theme.dense) for (const [place, value] of table.densePlaces) setAt(options, place, value);
  for (const [name, setting] of table.settings) {
    const value = theme[name];
    if (setting.place && value !== undefined)
      setAt(options, setting.place, written(setting, value));
  }
  return options;
}

import { DENSE_COMPONENTS } from '@site/src/site/denseComponents';
import type { PaletteMode } from '@site/src/site/tokens';
import { PALETTE_PLACES, SETTINGS } from './settings';
import { COLOR_IDS, partsOfColorId, SETTING_NAMES, type BuiltTheme } from './themeModel';

type Palette = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Options of `createTheme`, only with what the theme sets. */
export interface BuiltThemeOptions {
  readonly colorSchemes?: Readonly<Partial<Record<PaletteMode, { readonly palette: Palette }>>>;
  readonly typography?: Readonly<Record<string, unknown>>;
  readonly shape?: { readonly borderRadius: number };
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

/** What density sets, as places in the options. */
export const DENSE_PLACES: readonly (readonly [place: readonly string[], value: unknown])[] =
  Object.entries(DENSE_COMPONENTS).flatMap(([component, { defaultProps }]) =>
    Object.entries(defaultProps).map(
      ([prop, value]) => [['components', component, 'defaultProps', prop], value] as const,
    ),
  );

/** Returns the options of `createTheme` for a theme. */
export function themeOptionsOf(theme: BuiltTheme): BuiltThemeOptions {
  const options: Branch = {};
  for (const id of COLOR_IDS) {
    const [mode, role] = partsOfColorId(id);
    if (theme[id] === undefined) continue;
    setAt(options, ['colorSchemes', mode, 'palette', ...PALETTE_PLACES[role]], theme[id]);
  }
  if (theme.dense) for (const [place, value] of DENSE_PLACES) setAt(options, place, value);
  for (const name of SETTING_NAMES) {
    const { place } = SETTINGS[name];
    if (place && theme[name] !== undefined) setAt(options, [...place], theme[name]);
  }
  return options;
}

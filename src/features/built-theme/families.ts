/** The libraries whose themes the builder makes. What differs between them is data. */

import { DENSE_COMPONENTS } from '@site/src/site/denseComponents';
import { DENSE_JOY_COMPONENTS } from '@site/src/site/denseJoyComponents';
import type { PaletteMode } from '@site/src/site/tokens';
import { JOY_COLORS, JOY_SETTINGS } from './joySettings';
import { MATERIAL_COLORS, MATERIAL_SETTINGS } from './materialSettings';
import type { ColorSetting, Setting } from './setting';

export type FamilyName = 'material' | 'joy';
export type ColorRole = keyof typeof MATERIAL_COLORS | keyof typeof JOY_COLORS;
export type ColorId = `${PaletteMode}.${ColorRole}`;
export type SettingName = keyof typeof MATERIAL_SETTINGS | keyof typeof JOY_SETTINGS;
export type SettingId = ColorId | SettingName;

export interface ThemeFamily {
  readonly library: string;
  /** The function that makes its themes, and where it is from. */
  readonly creator: string;
  readonly styles: string;
  readonly colors: ReadonlyMap<ColorRole, ColorSetting>;
  readonly settings: ReadonlyMap<SettingName, Setting>;
  /** What density sets, as places in the options. */
  readonly densePlaces: readonly (readonly [place: readonly string[], value: unknown])[];
}

type Components = Readonly<
  Record<string, { readonly defaultProps: Readonly<Record<string, unknown>> }>
>;

const placesOf = (components: Components): ThemeFamily['densePlaces'] =>
  Object.entries(components).flatMap(([component, { defaultProps }]) =>
    Object.entries(defaultProps).map(
      ([prop, value]) => [['components', component, 'defaultProps', prop], value] as const,
    ),
  );

const mapOf = <Name extends string, Of>(table: Readonly<Partial<Record<Name, Of>>>) =>
  new Map(Object.entries(table) as [Name, Of][]);

export const FAMILIES: Readonly<Record<FamilyName, ThemeFamily>> = {
  material: {
    library: 'Material UI',
    creator: 'createTheme',
    styles: '@mui/material/styles',
    colors: mapOf<ColorRole, ColorSetting>(MATERIAL_COLORS),
    settings: mapOf<SettingName, Setting>(MATERIAL_SETTINGS),
    densePlaces: placesOf(DENSE_COMPONENTS),
  },
  joy: {
    library: 'Joy UI',
    creator: 'extendTheme',
    styles: '@mui/joy/styles',
    colors: mapOf<ColorRole, ColorSetting>(JOY_COLORS),
    settings: mapOf<SettingName, Setting>(JOY_SETTINGS),
    densePlaces: placesOf(DENSE_JOY_COMPONENTS),
  },
};

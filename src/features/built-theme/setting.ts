/** What the theme builder can set, whatever the library: kinds of settings, and where they are in a theme's options. */

import type { PaletteMode } from '@site/src/site/tokens';

/** A color of both modes: the library's values as `#rrggbb`, and its place in the palette of a scheme. */
export interface ColorSetting extends Readonly<Record<PaletteMode, string>> {
  readonly place: readonly string[];
  /** Whether the place has a palette of shades, which are made from this one. */
  readonly shades?: true;
}

export interface NumberSetting {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly place: readonly string[];
  /** Of a number that the options have as text; without it, they have the number. */
  readonly unit?: 'px' | 'rem';
}

export interface ChoiceSetting {
  readonly kind: 'choice';
  readonly default: string;
  readonly values: readonly string[];
  readonly place: readonly string[];
}

export interface SwitchSetting {
  readonly kind: 'switch';
  readonly default: false;
  /** `null` for density, which has many. */
  readonly place: readonly string[] | null;
}

export interface FontSetting {
  readonly kind: 'font';
  readonly default: string;
  readonly place: readonly string[];
}

export type Setting = NumberSetting | ChoiceSetting | SwitchSetting | FontSetting;

/** Shows a place of the options in code: `Button variant`, `radius.md`. */
export function nameInCode(place: readonly string[]): string {
  return place[0] === 'components'
    ? `${place[1]?.replace(/^(?:Mui|Joy)/, '')} ${place.at(-1)}`
    : place.join('.');
}

/** A default of a component. */
export const choiceOf = (
  component: string,
  prop: string,
  initial: string,
  ...others: readonly string[]
): ChoiceSetting => ({
  kind: 'choice',
  default: initial,
  values: [initial, ...others],
  place: ['components', component, 'defaultProps', prop],
});

/** A default of a component that is off in the library. */
export const switchOf = (component: string, prop: string): SwitchSetting => ({
  kind: 'switch',
  default: false,
  place: ['components', component, 'defaultProps', prop],
});

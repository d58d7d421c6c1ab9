import * as colors from '@mui/material/colors';

/**
 * The 16 hues with accents in Material Design, in its order. The library also defines grey accents
 * for `brown`, `grey` and `blueGrey`, which are left out.
 */
export const HUE_NAMES = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
] as const satisfies readonly (keyof typeof colors)[];
export type HueName = (typeof HUE_NAMES)[number];

/** Shades of a hue: ten from light to dark, then the four accents. */
export const HUE_SHADES = [
  50,
  100,
  200,
  300,
  400,
  500,
  600,
  700,
  800,
  900,
  'A100',
  'A200',
  'A400',
  'A700',
] as const satisfies readonly (keyof typeof colors.red)[];
export type HueShade = (typeof HUE_SHADES)[number];

/** One of the 224 colours. */
export interface Swatch {
  readonly hue: HueName;
  readonly shade: HueShade;
}

/** Returns the colour of a swatch as `#rrggbb`. */
export function swatchColor({ hue, shade }: Swatch): string {
  return colors[hue][shade];
}

const swatches = new Map<string, Swatch>(
  HUE_NAMES.flatMap((hue) =>
    HUE_SHADES.map((shade) => [swatchColor({ hue, shade }), { hue, shade }] as const),
  ),
);

/** Returns the swatch with the colour `#rrggbb`, if there is one; they are unique. */
export function findSwatch(color: string): Swatch | undefined {
  return swatches.get(color);
}

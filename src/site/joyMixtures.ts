import type { Shade } from './tokens';

/** Shades of a palette of Joy UI: the share of the main color, and the color it is mixed with. */
export const JOY_MIXTURES: Readonly<
  Record<Exclude<Shade, 500>, readonly [percent: number, other: 'white' | 'black']>
> = {
  50: [6, 'white'],
  100: [14, 'white'],
  200: [30, 'white'],
  300: [52, 'white'],
  400: [76, 'white'],
  600: [86, 'black'],
  700: [70, 'black'],
  800: [48, 'black'],
  900: [32, 'black'],
};

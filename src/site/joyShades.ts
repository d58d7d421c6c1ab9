/** Shades of a palette of Joy UI around one color. Pure. */

import { parseColor } from './contrast';
import type { ColorScale, Shade } from './tokens';

/** Share of the main color in a shade, and the color it is mixed with. */
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

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Linear RGB to the cone responses of OKLab, and back (https://bottosson.github.io/posts/oklab/). */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = (triple: Triple, change: (value: number) => number) =>
  triple.map(change) as unknown as Triple;

const toLinear = (channel: number) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const toHex = (linear: number) => {
  const c = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const channel = Math.round(255 * Math.min(1, Math.max(0, c)));
  return channel.toString(16).padStart(2, '0');
};

/** `color-mix(in oklab, …)` with white or black, as `#rrggbb`: those are 1 and 0 in all three responses. */
function mixed(color: string, percent: number, other: 'white' | 'black'): string {
  const share = percent / 100;
  const cones = each(times(TO_CONES, each(parseColor(color), toLinear)), Math.cbrt);
  const mixture = each(cones, (cone) => cone * share + (other === 'white' ? 1 - share : 0));
  return `#${times(
    FROM_CONES,
    each(mixture, (cone) => cone ** 3),
  )
    .map(toHex)
    .join('')}`;
}

/** Returns all shades around `main` (`#rrggbb`), which is the shade 500, in their order. */
export function joyShades(main: string): ColorScale {
  const shade = (name: keyof typeof JOY_MIXTURES) => mixed(main, ...JOY_MIXTURES[name]);
  return {
    50: shade(50),
    100: shade(100),
    200: shade(200),
    300: shade(300),
    400: shade(400),
    500: main,
    600: shade(600),
    700: shade(700),
    800: shade(800),
    900: shade(900),
  };
}

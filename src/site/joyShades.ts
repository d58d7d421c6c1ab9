import { formatHex, interpolate, modeOklab, modeRgb, useMode as addMode } from 'culori/fn';
import { JOY_MIXTURES } from './joyMixtures';
import type { ColorScale } from './tokens';

addMode(modeRgb);
addMode(modeOklab);

/** Returns all shades of Joy UI around `main` (`#rrggbb`), which is the shade 500, in their order. */
export function joyShades(main: string): ColorScale {
  // As `color-mix(in oklab, …)`.
  const shade = (name: keyof typeof JOY_MIXTURES) => {
    const [percent, other] = JOY_MIXTURES[name];
    return formatHex(interpolate([other, main], 'oklab')(percent / 100));
  };
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

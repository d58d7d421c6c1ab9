import { colorChannel, darken, hslToRgb, lighten } from '@mui/system/colorManipulator';
import type { PaletteColors } from '@site/src/prefs';
import { JOY_MIXTURES } from '@site/src/site/joyMixtures';
import type { PaletteName } from '@site/src/site/tokens';

/** Joy UI's palettes with a counterpart in the reader's colours. */
const JOY_PALETTES = {
  primary: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'danger',
} as const satisfies Partial<Record<PaletteName, string>>;

/** Returns the shade's channels, which translucent colours need; approximates the mixture. */
function channel(rgb: string, shade: keyof typeof JOY_MIXTURES): string {
  const [percent, other] = JOY_MIXTURES[shade];
  const mix = other === 'white' ? lighten : darken;
  return colorChannel(mix(rgb, 1 - percent / 100));
}

/** Creates a palette around `main`, its shade 500. */
function paletteAround(main: string): Record<string, string> {
  const rgb = main.startsWith('hsl') ? hslToRgb(main) : main;
  const shades = Object.entries(JOY_MIXTURES).map(([shade, [percent, other]]) => [
    shade,
    `color-mix(in oklab, ${main} ${percent}%, ${other})`,
  ]);
  return {
    ...Object.fromEntries(shades),
    500: main,
    // The library derives channels from literal colours only, not from mixtures.
    lightChannel: channel(rgb, 200),
    mainChannel: colorChannel(rgb),
    darkChannel: channel(rgb, 700),
  };
}

/**
 * Returns the palettes that the reader's colours change; a palette without main colour is
 * unchanged.
 */
export function joyPalette(colors: PaletteColors): Record<string, Record<string, string>> {
  const names = Object.keys(JOY_PALETTES) as (keyof typeof JOY_PALETTES)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const main = colors[name]?.main ?? colors[name]?.[500];
      return main ? [[JOY_PALETTES[name], paletteAround(main)]] : [];
    }),
  );
}

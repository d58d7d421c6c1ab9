import type { PaletteColors } from '@site/src/prefs';
import { parseColorInput } from '@site/src/site/colorInput';

/** Palettes that the playground changes. */
export const INTENTS = ['primary', 'secondary'] as const;
export type Intent = (typeof INTENTS)[number];

/** A colour as `#rrggbb` per palette. */
export type ChosenColors = Readonly<Record<Intent, string>>;

/** Initial colours. */
export const DEFAULT_COLORS: ChosenColors = { primary: '#2196f3', secondary: '#f50057' };

/** Returns the main colours of `palettes`, with defaults for missing or invalid ones. */
export function mainColors(palettes: PaletteColors): ChosenColors {
  const mainColor = (intent: Intent) => {
    const main = palettes[intent]?.main;
    return (main && parseColorInput(main)) ?? DEFAULT_COLORS[intent];
  };
  return { primary: mainColor('primary'), secondary: mainColor('secondary') };
}

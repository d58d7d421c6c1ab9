import type { PaletteColors } from '@site/src/prefs';
import { parseColorInput } from './parseColorInput';

/** The palettes that the playground changes. */
export const INTENTS = ['primary', 'secondary'] as const;
export type Intent = (typeof INTENTS)[number];

/** A colour as `#rrggbb` for each of them. */
export type ChosenColors = Readonly<Record<Intent, string>>;

/** What the playground starts from. */
export const DEFAULT_COLORS: ChosenColors = { primary: '#2196f3', secondary: '#f50057' };

/** The main colours of `palettes`, or the default for one that is missing or not readable. */
export function mainColors(palettes: PaletteColors): ChosenColors {
  const mainColor = (intent: Intent) => {
    const main = palettes[intent]?.main;
    return (main && parseColorInput(main)) ?? DEFAULT_COLORS[intent];
  };
  return { primary: mainColor('primary'), secondary: mainColor('secondary') };
}

import { darken, lighten, rgbToHex } from '@mui/system/colorManipulator';
import { contrast } from '@site/src/site/contrast';
import { textOn, type TextColor } from '@site/src/site/textContrast';

/** Default of `createTheme`: distance of `light` and `dark` from `main`. */
const TONAL_OFFSET = 0.2;

export type ToneName = 'light' | 'main' | 'dark';

/** A colour of a palette with its text colour. */
export interface Tone {
  readonly name: ToneName;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly text: TextColor;
  /** WCAG contrast of the text on the colour, 1 to 21. */
  readonly ratio: number;
}

/**
 * Returns white or black, whichever has more contrast on `color` (`#rrggbb`): always at least
 * 4.5:1.
 */
export function readableTextOn(color: string): TextColor {
  return contrast('#fff', color) >= contrast('#000', color) ? 'white' : 'black';
}

/** Returns the tones that `createTheme` derives from `main` (`#rrggbb`). */
export function tonesOf(main: string): Readonly<Record<ToneName, Tone>> {
  const tone = (name: ToneName, color: string): Tone => ({ name, color, ...textOn(color) });
  return {
    light: tone('light', rgbToHex(lighten(main, TONAL_OFFSET))),
    main: tone('main', main),
    dark: tone('dark', rgbToHex(darken(main, TONAL_OFFSET * 1.5))),
  };
}

/** Contrast of `main` (`#rrggbb`) as text on the default backgrounds of the two colour schemes. */
export function contrastAsText(main: string): { readonly light: number; readonly dark: number } {
  return { light: contrast(main, '#fff'), dark: contrast(main, '#121212') };
}

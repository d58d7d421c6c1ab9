import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';
import { contrast } from '@site/src/site/contrast';

/**
 * Defaults of `createTheme`: distance of `light` and `dark` from `main`, and the threshold for
 * white text.
 */
const TONAL_OFFSET = 0.2;
const CONTRAST_THRESHOLD = 3;
/** Share of the background in the library's dark text, `rgba(0, 0, 0, 0.87)`. */
const BACKGROUND_IN_DARK_TEXT = 0.13;

export type ToneName = 'light' | 'main' | 'dark';

/** A colour of a palette with its text colour. */
export interface Tone {
  readonly name: ToneName;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly text: 'white' | 'black';
  /** WCAG contrast of the text on the colour, 1 to 21. */
  readonly ratio: number;
}

const darkTextOn = (background: string) =>
  rgbToHex(darken(background, 1 - BACKGROUND_IN_DARK_TEXT));

/**
 * Returns the text colour of `theme.palette.getContrastText` for `color` (`#rrggbb`), and its
 * contrast.
 */
export function textOn(color: string): Pick<Tone, 'text' | 'ratio'> {
  return getContrastRatio(color, '#fff') >= CONTRAST_THRESHOLD
    ? { text: 'white', ratio: contrast('#fff', color) }
    : { text: 'black', ratio: contrast(darkTextOn(color), color) };
}

/**
 * Returns white or black, whichever has more contrast on `color` (`#rrggbb`): always at least
 * 4.5:1.
 */
export function readableTextOn(color: string): Tone['text'] {
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

export type ContrastLevel = 'enough' | 'largeOnly' | 'tooLow';

/** Returns the use of text with this contrast that WCAG 2 permits (1.4.3, level AA). */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 4.5) return 'enough';
  return ratio >= 3 ? 'largeOnly' : 'tooLow';
}

/** Formats a ratio, rounded down so that it never looks as if it passed: `4.46` -> `4.4`. */
export function formatRatio(ratio: number): string {
  // 4.6 may be stored as 4.5999…
  return (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
}

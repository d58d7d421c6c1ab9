import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';
import { contrast } from '@site/src/site/contrast';

/** Defaults of `createTheme`: how far `light` and `dark` are from `main`, and when text is white. */
const TONAL_OFFSET = 0.2;
const CONTRAST_THRESHOLD = 3;
/** `rgba(0, 0, 0, 0.87)`, the library's dark text, lets this much of its background through. */
const BACKGROUND_IN_DARK_TEXT = 0.13;

export type ToneName = 'light' | 'main' | 'dark';

/** A colour of a palette with the text that the theme puts on it. */
export interface Tone {
  readonly name: ToneName;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly text: 'white' | 'black';
  /** WCAG contrast of that text on the colour, 1 to 21. */
  readonly ratio: number;
}

const darkTextOn = (background: string) =>
  rgbToHex(darken(background, 1 - BACKGROUND_IN_DARK_TEXT));

/** The text `theme.palette.getContrastText` chooses for `color` (`#rrggbb`), and its contrast. */
export function textOn(color: string): Pick<Tone, 'text' | 'ratio'> {
  return getContrastRatio(color, '#fff') >= CONTRAST_THRESHOLD
    ? { text: 'white', ratio: contrast('#fff', color) }
    : { text: 'black', ratio: contrast(darkTextOn(color), color) };
}

/** White or black, whichever has more contrast on `color` (`#rrggbb`): always 4.5:1 or more. */
export function readableTextOn(color: string): Tone['text'] {
  return contrast('#fff', color) >= contrast('#000', color) ? 'white' : 'black';
}

/** What `createTheme` makes of `main` (`#rrggbb`) when it is given nothing else. */
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

/** What WCAG 2 (1.4.3, level AA) lets text with this contrast be used for. */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 4.5) return 'enough';
  return ratio >= 3 ? 'largeOnly' : 'tooLow';
}

/** `4.46` -> `4.4`: rounded down, so that a ratio never looks as if it passed. */
export function formatRatio(ratio: number): string {
  // A ratio of exactly 4.6 may be stored as 4.5999…
  return (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
}

/** Text on the colors of a Material UI theme, and what WCAG 2 permits it for. */

import { contrast, luminance, parseColor } from './contrast';

export type TextColor = 'white' | 'black';

/** The threshold of `createTheme` for white text. */
const CONTRAST_THRESHOLD = 3;
/** Share of the background in the library's dark text, `rgba(0, 0, 0, 0.87)`. */
const BACKGROUND_IN_DARK_TEXT = 0.13;

function darkTextOn(background: string): string {
  const channels = parseColor(background).map((channel) =>
    Math.round(channel * BACKGROUND_IN_DARK_TEXT)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/**
 * Returns the text color of `theme.palette.getContrastText` for `color` (`#rrggbb`), and its
 * contrast.
 */
export function textOn(color: string): { readonly text: TextColor; readonly ratio: number } {
  // The library rounds luminances to three digits.
  const white = 1.05 / (Number(luminance(color).toFixed(3)) + 0.05);
  return white >= CONTRAST_THRESHOLD
    ? { text: 'white', ratio: contrast('#fff', color) }
    : { text: 'black', ratio: contrast(darkTextOn(color), color) };
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

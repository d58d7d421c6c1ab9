/**
 * Design tokens of the site, for the CSS variables of the shell (`plugins/delivery/theme-tokens`)
 * and the themes of the demos (spec §3).
 */

export type PaletteMode = 'light' | 'dark';

export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Shade = (typeof SHADES)[number];
export type ColorScale = Readonly<Record<Shade, string>>;

/** Creates a ten-step scale from HSL triples, lightest first. */
function scale(steps: readonly (readonly [hue: number, saturation: number, lightness: number])[]) {
  return Object.fromEntries(
    SHADES.map((shade, index) => {
      const step = steps[index];
      if (!step) throw new Error(`A colour scale needs ${SHADES.length} steps.`);
      const [hue, saturation, lightness] = step;
      return [shade, `hsl(${hue}, ${saturation}%, ${lightness}%)`];
    }),
  ) as ColorScale;
}

const hue = (h: number, s: number, lightness: readonly number[]) =>
  scale(lightness.map((l) => [h, s, l] as const));

export const blue = hue(210, 100, [96, 90, 80, 70, 60, 45, 42, 38, 30, 23]);
export const darkBlue = hue(210, 14, [92, 87, 72, 56, 36, 28, 22, 13, 9, 7]);
export const grey = hue(215, 15, [97, 92, 89, 82, 75, 65, 50, 40, 22, 12]);
export const red = hue(355, 98, [97, 93, 87, 80, 74, 66, 46, 39, 29, 17]);
export const green = hue(144, 72, [95, 87, 77, 66, 56, 46, 41, 37, 32, 21]);
export const amber = scale([
  [48, 100, 96],
  [48, 100, 88],
  [48, 100, 82],
  [48, 100, 64],
  [48, 100, 48],
  [48, 100, 44],
  [40, 100, 40],
  [36, 100, 34],
  [36, 100, 27],
  [36, 100, 18],
]);

export interface PaletteColor {
  readonly main: string;
  readonly scale: ColorScale;
}

export type PaletteName = 'primary' | 'secondary' | 'grey' | 'error' | 'success' | 'warning';

/** The six palettes, in both modes (spec §3). */
export const palettes: Readonly<Record<PaletteMode, Readonly<Record<PaletteName, PaletteColor>>>> =
  {
    light: {
      primary: { main: blue[500], scale: blue },
      secondary: { main: darkBlue[100], scale: grey },
      grey: { main: grey[500], scale: grey },
      error: { main: red[500], scale: red },
      success: { main: green[700], scale: green },
      warning: { main: amber[500], scale: amber },
    },
    dark: {
      primary: { main: blue[400], scale: blue },
      secondary: { main: darkBlue[700], scale: grey },
      grey: { main: grey[500], scale: grey },
      error: { main: red[500], scale: red },
      success: { main: green[600], scale: green },
      warning: { main: amber[500], scale: amber },
    },
  };

/** Corner radius of cards and code blocks, in px (spec §9). */
export const BORDER_RADIUS = 12;

/** Spacing unit, in px (spec §9). */
export const SPACING = 8;

/** Content of `<meta name="theme-color">` by mode (spec §4). */
export const THEME_COLOR: Readonly<Record<PaletteMode, string>> = {
  light: blue[600],
  dark: darkBlue[900],
};

/**
 * Semantic colours for style sheets: CSS variable name without leading dashes -> value by mode. All
 * text colours have a contrast of at least 4.5:1 on `bg` and `bg-subtle`.
 */
export const semanticColors: Readonly<Record<string, Readonly<Record<PaletteMode, string>>>> = {
  'color-bg': { light: '#fff', dark: darkBlue[900] },
  'color-bg-subtle': { light: 'hsl(215, 15%, 98%)', dark: 'hsl(210, 14%, 10%)' },
  'color-bg-raised': { light: '#fff', dark: 'hsl(210, 14%, 11%)' },
  'color-bg-hover': { light: 'hsl(215, 15%, 95%)', dark: 'hsl(210, 14%, 14%)' },
  'color-bg-code': { light: 'hsl(210, 14%, 9%)', dark: 'hsl(210, 14%, 5%)' },
  'color-border': { light: grey[200], dark: 'hsl(210, 14%, 18%)' },
  'color-border-strong': { light: grey[300], dark: 'hsl(210, 14%, 28%)' },
  'color-text': { light: grey[900], dark: '#fff' },
  'color-text-secondary': { light: grey[800], dark: grey[300] },
  'color-text-muted': { light: 'hsl(215, 15%, 38%)', dark: 'hsl(215, 15%, 68%)' },
  'color-primary': { light: 'hsl(210, 100%, 38%)', dark: 'hsl(210, 100%, 70%)' },
  'color-primary-soft': { light: blue[50], dark: 'hsl(210, 60%, 16%)' },
  'color-primary-border': { light: blue[200], dark: 'hsl(210, 60%, 32%)' },
  'color-on-primary': { light: '#fff', dark: darkBlue[900] },
  'color-success': { light: 'hsl(144, 72%, 26%)', dark: green[400] },
  'color-success-soft': { light: green[50], dark: 'hsl(144, 40%, 12%)' },
  'color-success-border': { light: green[200], dark: 'hsl(144, 40%, 26%)' },
  'color-warning': { light: 'hsl(36, 100%, 26%)', dark: amber[300] },
  'color-warning-soft': { light: amber[50], dark: 'hsl(40, 60%, 11%)' },
  'color-warning-border': { light: amber[300], dark: 'hsl(40, 60%, 28%)' },
  'color-error': { light: red[700], dark: red[300] },
  'color-error-soft': { light: red[50], dark: 'hsl(355, 50%, 14%)' },
  'color-error-border': { light: red[200], dark: 'hsl(355, 50%, 34%)' },
  'color-focus': { light: blue[500], dark: blue[300] },
};

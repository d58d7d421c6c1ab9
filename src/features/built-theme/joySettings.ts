import type { ColorSetting, NumberSetting, Setting } from './setting';
import { choiceOf, switchOf } from './setting';

/** Palettes of Joy UI, each as its shade 500, and the color of the page. */
export const JOY_COLORS = {
  primary: { place: ['primary', '500'], shades: true, light: '#0b6bcb', dark: '#0b6bcb' },
  neutral: { place: ['neutral', '500'], shades: true, light: '#636b74', dark: '#636b74' },
  danger: { place: ['danger', '500'], shades: true, light: '#c41c1c', dark: '#c41c1c' },
  success: { place: ['success', '500'], shades: true, light: '#1f7a1f', dark: '#1f7a1f' },
  warning: { place: ['warning', '500'], shades: true, light: '#9a5b13', dark: '#9a5b13' },
  background: { place: ['background', 'body'], light: '#ffffff', dark: '#000000' },
} as const satisfies Readonly<Record<string, ColorSetting>>;

/** What `--joy-fontFamily-fallback` is, too. */
const FONT =
  '"Inter", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol"';

const fontSize = (name: string, initial: number): NumberSetting => ({
  kind: 'number',
  default: initial,
  min: 8,
  max: 80,
  unit: 'rem',
  place: ['fontSize', name],
});

const radius = (name: string, initial: number): NumberSetting => ({
  kind: 'number',
  default: initial,
  min: 0,
  max: 32,
  unit: 'px',
  place: ['radius', name],
});

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const variantOf = (component: string, initial: (typeof VARIANTS)[number]) =>
  choiceOf(component, 'variant', initial, ...VARIANTS.filter((variant) => variant !== initial));

/** All but colors. */
export const JOY_SETTINGS = {
  fontBody: { kind: 'font', default: FONT, place: ['fontFamily', 'body'] },
  fontDisplay: { kind: 'font', default: FONT, place: ['fontFamily', 'display'] },
  fontSizeXs: fontSize('xs', 12),
  fontSizeSm: fontSize('sm', 14),
  fontSizeMd: fontSize('md', 16),
  fontSizeLg: fontSize('lg', 18),
  fontSizeXl: fontSize('xl', 20),
  fontSizeXl2: fontSize('xl2', 24),
  fontSizeXl3: fontSize('xl3', 30),
  fontSizeXl4: fontSize('xl4', 36),
  radiusXs: radius('xs', 2),
  radiusSm: radius('sm', 6),
  radiusMd: radius('md', 8),
  radiusLg: radius('lg', 12),
  radiusXl: radius('xl', 16),
  spacing: { kind: 'number', default: 8, min: 0, max: 20, place: ['spacing'] },
  dense: { kind: 'switch', default: false, place: null },
  buttonVariant: variantOf('JoyButton', 'solid'),
  fieldVariant: variantOf('JoyInput', 'outlined'),
  selectVariant: variantOf('JoySelect', 'outlined'),
  cardVariant: variantOf('JoyCard', 'outlined'),
  sheetVariant: variantOf('JoySheet', 'plain'),
  chipVariant: variantOf('JoyChip', 'soft'),
  alertVariant: variantOf('JoyAlert', 'soft'),
  linkUnderline: choiceOf('JoyLink', 'underline', 'hover', 'always', 'none'),
  tooltipArrow: switchOf('JoyTooltip', 'arrow'),
} as const satisfies Readonly<Record<string, Setting>>;

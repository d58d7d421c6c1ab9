/**
 * What the theme builder can set: of each value the allowed ones, the library's default, and its place in the
 * options of `createTheme`.
 */

import type { PaletteMode } from '@site/src/site/tokens';

export const COLOR_ROLES = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
  'background',
  'paper',
  'text',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];
export type ColorId = `${PaletteMode}.${ColorRole}`;

/** Place of a color in the palette of a scheme. */
export const PALETTE_PLACES = {
  primary: ['primary', 'main'],
  secondary: ['secondary', 'main'],
  error: ['error', 'main'],
  warning: ['warning', 'main'],
  info: ['info', 'main'],
  success: ['success', 'main'],
  background: ['background', 'default'],
  paper: ['background', 'paper'],
  text: ['text', 'primary'],
} as const satisfies Readonly<Record<ColorRole, readonly string[]>>;

/** Colors of the library; its dark text is black with an opacity of 87%, which is this on white. */
export const DEFAULT_COLORS = {
  light: {
    primary: '#1976d2',
    secondary: '#9c27b0',
    error: '#d32f2f',
    warning: '#ed6c02',
    info: '#0288d1',
    success: '#2e7d32',
    background: '#ffffff',
    paper: '#ffffff',
    text: '#212121',
  },
  dark: {
    primary: '#90caf9',
    secondary: '#ce93d8',
    error: '#f44336',
    warning: '#ffa726',
    info: '#29b6f6',
    success: '#66bb6a',
    background: '#121212',
    paper: '#121212',
    text: '#ffffff',
  },
} as const satisfies Readonly<Record<PaletteMode, Readonly<Record<ColorRole, string>>>>;

export interface NumberSetting {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly place: readonly string[];
}

export interface ChoiceSetting {
  readonly kind: 'choice';
  readonly default: string;
  readonly values: readonly string[];
  readonly place: readonly string[];
}

export interface SwitchSetting {
  readonly kind: 'switch';
  readonly default: false;
  /** `null` for density, which has many. */
  readonly place: readonly string[] | null;
}

export interface FontSetting {
  readonly kind: 'font';
  readonly default: string;
  readonly place: readonly string[];
}

export type Setting = NumberSetting | ChoiceSetting | SwitchSetting | FontSetting;

/** All but colors. */
export const SETTINGS = {
  fontFamily: {
    kind: 'font',
    default: '"Roboto", "Helvetica", "Arial", sans-serif',
    place: ['typography', 'fontFamily'],
  },
  fontSize: { kind: 'number', default: 14, min: 10, max: 24, place: ['typography', 'fontSize'] },
  buttonText: {
    kind: 'choice',
    default: 'uppercase',
    values: ['uppercase', 'none', 'capitalize'],
    place: ['typography', 'button', 'textTransform'],
  },
  borderRadius: { kind: 'number', default: 4, min: 0, max: 32, place: ['shape', 'borderRadius'] },
  spacing: { kind: 'number', default: 8, min: 0, max: 20, place: ['spacing'] },
  dense: { kind: 'switch', default: false, place: null },
  buttonVariant: {
    kind: 'choice',
    default: 'text',
    values: ['text', 'outlined', 'contained'],
    place: ['components', 'MuiButton', 'defaultProps', 'variant'],
  },
  buttonElevation: {
    kind: 'switch',
    default: false,
    place: ['components', 'MuiButton', 'defaultProps', 'disableElevation'],
  },
  ripple: {
    kind: 'switch',
    default: false,
    place: ['components', 'MuiButtonBase', 'defaultProps', 'disableRipple'],
  },
  fieldVariant: {
    kind: 'choice',
    default: 'outlined',
    values: ['outlined', 'filled', 'standard'],
    place: ['components', 'MuiTextField', 'defaultProps', 'variant'],
  },
  fieldSize: {
    kind: 'choice',
    default: 'medium',
    values: ['medium', 'small'],
    place: ['components', 'MuiTextField', 'defaultProps', 'size'],
  },
  paperVariant: {
    kind: 'choice',
    default: 'elevation',
    values: ['elevation', 'outlined'],
    place: ['components', 'MuiPaper', 'defaultProps', 'variant'],
  },
  chipVariant: {
    kind: 'choice',
    default: 'filled',
    values: ['filled', 'outlined'],
    place: ['components', 'MuiChip', 'defaultProps', 'variant'],
  },
  appBarColor: {
    kind: 'choice',
    default: 'primary',
    values: ['primary', 'secondary', 'default', 'transparent'],
    place: ['components', 'MuiAppBar', 'defaultProps', 'color'],
  },
  linkUnderline: {
    kind: 'choice',
    default: 'always',
    values: ['always', 'hover', 'none'],
    place: ['components', 'MuiLink', 'defaultProps', 'underline'],
  },
  tooltipArrow: {
    kind: 'switch',
    default: false,
    place: ['components', 'MuiTooltip', 'defaultProps', 'arrow'],
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
export type SettingId = ColorId | SettingName;

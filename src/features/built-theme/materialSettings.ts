import type { ColorSetting, Setting } from './setting';
import { choiceOf, switchOf } from './setting';

/** Colors of Material UI; its dark text is black with an opacity of 87%, which is this on white. */
export const MATERIAL_COLORS = {
  primary: { place: ['primary', 'main'], light: '#1976d2', dark: '#90caf9' },
  secondary: { place: ['secondary', 'main'], light: '#9c27b0', dark: '#ce93d8' },
  error: { place: ['error', 'main'], light: '#d32f2f', dark: '#f44336' },
  warning: { place: ['warning', 'main'], light: '#ed6c02', dark: '#ffa726' },
  info: { place: ['info', 'main'], light: '#0288d1', dark: '#29b6f6' },
  success: { place: ['success', 'main'], light: '#2e7d32', dark: '#66bb6a' },
  background: { place: ['background', 'default'], light: '#ffffff', dark: '#121212' },
  paper: { place: ['background', 'paper'], light: '#ffffff', dark: '#121212' },
  text: { place: ['text', 'primary'], light: '#212121', dark: '#ffffff' },
} as const satisfies Readonly<Record<string, ColorSetting>>;

/** All but colors. */
export const MATERIAL_SETTINGS = {
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
  buttonVariant: choiceOf('MuiButton', 'variant', 'text', 'outlined', 'contained'),
  buttonElevation: switchOf('MuiButton', 'disableElevation'),
  ripple: switchOf('MuiButtonBase', 'disableRipple'),
  fieldVariant: choiceOf('MuiTextField', 'variant', 'outlined', 'filled', 'standard'),
  fieldSize: choiceOf('MuiTextField', 'size', 'medium', 'small'),
  paperVariant: choiceOf('MuiPaper', 'variant', 'elevation', 'outlined'),
  chipVariant: choiceOf('MuiChip', 'variant', 'filled', 'outlined'),
  appBarColor: choiceOf('MuiAppBar', 'color', 'primary', 'secondary', 'default', 'transparent'),
  linkUnderline: choiceOf('MuiLink', 'underline', 'always', 'hover', 'none'),
  tooltipArrow: switchOf('MuiTooltip', 'arrow'),
} as const satisfies Readonly<Record<string, Setting>>;

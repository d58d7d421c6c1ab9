import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from '@site/plugins/demos/contract';
import { matchMediaIn } from './matchMediaIn';

/** What a reader can change about the demos' theme (spec §3, theme settings). */
export interface MaterialThemeSettings {
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** The spacing unit, in px. */
  readonly spacing: number;
  /** Palette name -> (`main` or a shade such as `500`) -> CSS colour. */
  readonly paletteColors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Components = NonNullable<ThemeOptions['components']>;

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Small controls, dense margins (spec §4, theme actions). */
const DENSE_COMPONENTS: Components = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseMargin,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** What opens elsewhere must open in the frame's document, and media queries must measure it. */
function frameComponents(container: Document): Components {
  const inFrame = { defaultProps: { container: container.body } };
  return {
    MuiModal: inFrame,
    MuiPopover: inFrame,
    MuiPopper: inFrame,
    MuiUseMediaQuery: { defaultProps: { matchMedia: matchMediaIn(container) } },
  };
}

/** The palettes the library can build on: all but grey need a main colour or its shade 500. */
function usablePalettes(colors: MaterialThemeSettings['paletteColors']) {
  return Object.fromEntries(
    Object.entries(colors).filter(
      ([name, shades]) => name === 'grey' || shades.main || shades[500],
    ),
  );
}

/**
 * The library's default theme with the reader's settings, for what is in the document `container`;
 * mode is left to CSS variables.
 */
export function createMaterialTheme(
  { direction, dense, spacing, paletteColors }: MaterialThemeSettings,
  container?: Document,
) {
  const palette = usablePalettes(paletteColors);
  const scheme = Object.keys(palette).length > 0 ? { palette } : true;
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: { light: scheme, dark: scheme },
    direction,
    spacing,
    components: {
      ...(dense && DENSE_COMPONENTS),
      ...(container && frameComponents(container)),
    },
  });
}

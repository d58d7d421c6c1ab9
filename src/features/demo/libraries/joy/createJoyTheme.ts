import { extendTheme, type Components } from '@mui/joy/styles';
import {
  COLOR_SCHEME_ATTRIBUTE,
  joyColorSchemeSelector,
} from '@site/plugins/content/demos/contract';
import deepmerge from '@mui/utils/deepmerge';
import { DENSE_JOY_COMPONENTS } from '@site/src/site/denseJoyComponents';
import { joyPalette } from './joyPalette';
import type { LibrarySettings, ThemeUse } from '../librarySettings';
import { matchMediaIn } from '../matchMediaIn';

/**
 * Popups must open in the frame's document (poppers follow their anchor), and media queries must
 * refer to it. The `useMediaQuery` option for that is missing in Joy UI's types.
 */
function frameComponents(container: Document): Components {
  const inFrame = { defaultProps: { container: container.body } };
  const hooks = { MuiUseMediaQuery: { defaultProps: { matchMedia: matchMediaIn(container) } } };
  return { JoyModal: inFrame, JoyDrawer: inFrame, ...hooks };
}

/** Components of the site's theme, and of a demo's own, which has others besides. */
export function joySettingComponents(dense: boolean, container?: Document): Components {
  return {
    ...(dense && DENSE_JOY_COMPONENTS),
    ...(container && frameComponents(container)),
  };
}

/**
 * `extendTheme` for a theme in the page, whose modes follow the site's attribute: the variables by the
 * selector, and what depends on a mode in styles, such as inverted colors, by `attribute`.
 */
export function extendThemeInPage(options: NonNullable<Parameters<typeof extendTheme>[0]>) {
  const theme = extendTheme({ getSelector: joyColorSchemeSelector, ...options });
  return Object.assign(theme, { attribute: COLOR_SCHEME_ATTRIBUTE });
}

/** Joy UI's default theme with the reader's settings. The mode is left to CSS variables. */
export function createJoyTheme(
  { direction, dense, spacing, paletteColors, builtTheme = {} }: LibrarySettings,
  { container, shownAs }: ThemeUse = {},
) {
  const { colorSchemes, components = {}, ...scales } = builtTheme;
  const schemeOf = (mode: 'light' | 'dark') => ({
    palette: { ...joyPalette(paletteColors), ...colorSchemes?.[mode]?.palette },
  });
  const theme = extendThemeInPage({
    spacing,
    ...scales,
    ...(shownAs !== undefined && { cssVarPrefix: `joy-${shownAs}` }),
    colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
    components: deepmerge(joySettingComponents(dense, container), components),
  });
  // `extendTheme` would turn the direction into an unused CSS variable.
  return { ...theme, direction };
}

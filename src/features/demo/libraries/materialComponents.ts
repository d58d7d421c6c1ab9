import localeComponents from '@generated/demos/default/localeComponents';
import { DENSE_COMPONENTS } from '@site/src/site/denseComponents';
import { matchMediaIn } from './matchMediaIn';
import deepmerge from '@mui/utils/deepmerge';
import type { LibrarySettings } from './librarySettings';
import type { SiteThemeOptions } from './mergeThemeOptions';

/** Popups must open in the frame's document, and media queries must refer to it. */
function frameComponents(container: Document) {
  const inFrame = { defaultProps: { container: container.body } };
  return {
    MuiModal: inFrame,
    MuiPopover: inFrame,
    MuiPopper: inFrame,
    MuiUseMediaQuery: { defaultProps: { matchMedia: matchMediaIn(container) } },
  };
}

/** Components of the site's theme, and of a demo's own, which has others besides. */
export function settingComponents(dense: boolean, container?: Document) {
  return {
    ...localeComponents,
    ...(dense && DENSE_COMPONENTS),
    ...(container && frameComponents(container)),
  };
}

/**
 * Returns the palettes that the library accepts: all but grey need a main colour or its shade 500.
 */
function usablePalettes(colors: LibrarySettings['paletteColors']) {
  return Object.fromEntries(
    Object.entries(colors).filter(
      ([name, shades]) => name === 'grey' || shades.main || shades[500],
    ),
  );
}

/** Returns the options of the site's theme, for content in the document `container`. */
export function siteThemeOptions(
  { direction, dense, spacing, paletteColors, builtTheme = {} }: LibrarySettings,
  container?: Document,
): SiteThemeOptions {
  return {
    direction,
    spacing: builtTheme.spacing ?? spacing,
    palette: usablePalettes(paletteColors),
    schemes: builtTheme.colorSchemes ?? {},
    typography: builtTheme.typography ?? {},
    shape: builtTheme.shape ?? {},
    components: deepmerge(settingComponents(dense, container), builtTheme.components ?? {}),
  };
}

import deepmerge from '@mui/utils/deepmerge';
import { followsMode } from './modules/followsMode';

type Palette = Readonly<Record<string, unknown>>;

interface Scheme {
  readonly palette?: Palette;
}

/** Options as a theme file writes them. */
export interface OwnThemeOptions {
  readonly palette?: Palette;
  readonly colorSchemes?: Readonly<Record<string, Scheme | boolean>>;
  readonly components?: object;
  readonly cssVariables?: unknown;
}

/** Options of a theme in both modes, or in one, which has `palette` instead of schemes. */
export interface MergedThemeOptions {
  readonly direction: 'ltr' | 'rtl';
  readonly components: object;
  readonly palette?: Palette;
  readonly colorSchemes?: Readonly<Record<'light' | 'dark', Scheme>>;
}

/** Options of the site's theme. */
export interface SiteThemeOptions {
  readonly direction: 'ltr' | 'rtl';
  readonly spacing: number;
  /** The reader's colors. */
  readonly palette: Palette;
  readonly components: object;
}

/**
 * Merges a theme file into the site's theme: what the file does not say, such as direction, density or a color, is
 * the reader's. It has both modes unless the file chooses one. Whether there are CSS variables is up to the site.
 */
export function mergeThemeOptions(
  { direction, spacing, palette: readerPalette, components: siteComponents }: SiteThemeOptions,
  { palette, colorSchemes, components = {}, cssVariables: _cssVariables, ...own }: OwnThemeOptions,
): MergedThemeOptions {
  const shared = { ...readerPalette, ...palette };
  const others = {
    direction,
    spacing,
    ...own,
    components: deepmerge(siteComponents, components),
  };
  if (!colorSchemes && !followsMode({ palette }, [])) return { ...others, palette: shared };
  const withShared = (scheme: Scheme | boolean | undefined) =>
    typeof scheme === 'object'
      ? { ...scheme, palette: { ...shared, ...scheme.palette } }
      : { palette: shared };
  return {
    ...others,
    colorSchemes: {
      ...colorSchemes,
      light: withShared(colorSchemes?.['light']),
      dark: withShared(colorSchemes?.['dark']),
    },
  };
}

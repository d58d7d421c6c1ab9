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
  readonly typography?: unknown;
  readonly shape?: object;
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
  /** Of a theme that the reader has built: colors by mode, type and shape. */
  readonly schemes?: Readonly<Partial<Record<'light' | 'dark', Scheme>>>;
  readonly typography?: object;
  readonly shape?: object;
  readonly components: object;
}

/** Returns the reader's and a file's options for type. A file's function replaces both, since it makes all of them. */
function mergeTypography(site: object, own: unknown): object {
  const typography = typeof own === 'object' && own !== null ? deepmerge(site, own) : (own ?? site);
  return Object.keys(typography).length > 0 || own !== undefined ? { typography } : {};
}

/**
 * Merges a theme file into the site's theme: what the file does not say, such as direction, density or a color, is
 * the reader's. It has both modes unless the file chooses one. Whether there are CSS variables is up to the site.
 */
export function mergeThemeOptions(
  site: SiteThemeOptions,
  {
    palette,
    colorSchemes,
    components = {},
    cssVariables: _cssVariables,
    typography,
    shape,
    ...own
  }: OwnThemeOptions,
): MergedThemeOptions {
  const sharedIn = (mode: 'light' | 'dark') => ({
    ...site.palette,
    ...site.schemes?.[mode]?.palette,
    ...palette,
  });
  const merged = {
    direction: site.direction,
    spacing: site.spacing,
    ...own,
    ...mergeTypography(site.typography ?? {}, typography),
    ...((site.shape || shape) && { shape: { ...site.shape, ...shape } }),
    components: deepmerge(site.components, components),
  };
  if (!colorSchemes && !followsMode({ palette }, [])) {
    return { ...merged, palette: sharedIn(palette?.['mode'] === 'dark' ? 'dark' : 'light') };
  }
  const withShared = (mode: 'light' | 'dark') => {
    const scheme = colorSchemes?.[mode];
    return typeof scheme === 'object'
      ? { ...scheme, palette: { ...sharedIn(mode), ...scheme.palette } }
      : { palette: sharedIn(mode) };
  };
  return {
    ...merged,
    colorSchemes: { ...colorSchemes, light: withShared('light'), dark: withShared('dark') },
  };
}

import { changedRules, type StyleRules } from './changedRules';
import type { LibrarySettings, ThemeUse } from './librarySettings';
import { siteThemeOptions } from './materialComponents';
import { mergeThemeOptions, type MergedThemeOptions } from './mergeThemeOptions';
import { optionsOf } from './modules/themeOptions';

/** Prefix of Material UI's CSS variables. */
const PREFIX = 'mui';

/**
 * Creates the site's theme, with a demo's theme file merged into it. The page has one set of CSS variables, so a file
 * that changes some has all of them under names of its own.
 * @param create Creates a theme of a version of the library, with a prefix for its variables.
 */
export function createThemeWith<
  Theme extends { readonly generateStyleSheets: () => readonly StyleRules[] },
>(
  settings: LibrarySettings,
  { container, own, shownAs }: ThemeUse = {},
  create: (options: MergedThemeOptions, cssVarPrefix: string) => Theme,
): Theme {
  const siteOptions = siteThemeOptions(settings, container);
  const prefix = shownAs === undefined ? PREFIX : `${PREFIX}-${shownAs}`;
  const site = create(mergeThemeOptions(siteOptions, {}), prefix);
  if (!own) return site;
  const options = mergeThemeOptions(siteOptions, optionsOf(own));
  const theme = create(options, prefix);
  const changes = changedRules(site.generateStyleSheets(), theme.generateStyleSheets());
  if (Object.keys(changes).length === 0) return theme;
  return create(options, `${prefix}-${own.name.replace(/\W/g, '-')}`);
}

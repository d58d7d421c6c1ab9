import { createTheme as libraryCreateTheme, type Theme } from '@mui/material/styles';
import { INITIAL_THEME_SETTINGS } from '@site/src/prefs';
import { createMaterialTheme } from '../createMaterialTheme';
import { followsMode } from '../../modules/followsMode';
import { mergeVars, OWN_PREFIX } from '../../modules/mergeVars';
import { rememberOptions } from '../../modules/themeOptions';
import { withThemeInPage } from '../../modules/themeInPage';

type Options = NonNullable<Parameters<typeof libraryCreateTheme>[0]>;

const site = createMaterialTheme(INITIAL_THEME_SETTINGS);
const withVars = { cssVariables: { cssVarPrefix: OWN_PREFIX } };
const defaults = libraryCreateTheme(withVars);

/**
 * `createTheme` of a demo. Inside the site's theme, the library would use the site's CSS variables
 * instead of the new theme's colors.
 */
export function createTheme(options: Options = {}, ...args: object[]): Theme {
  return rememberOptions(createDemoTheme(options, args), options, args);
}

function createDemoTheme(options: Options, args: readonly object[]): Theme {
  const { cssVariables, ...plain } = options;
  if (cssVariables) {
    const theme = libraryCreateTheme(options, ...args);
    const isNamed = typeof cssVariables === 'object' && cssVariables.cssVarPrefix !== undefined;
    return isNamed ? theme : withThemeInPage(theme, () => createTheme(plain, ...args));
  }
  const { colorSchemes, ...rest } = plain;
  if (colorSchemes && !('vars' in options)) return libraryCreateTheme(options, ...args);
  // A theme can be extended, but not with the fields of its variables.
  const own = { ...rest, vars: undefined, generateThemeVars: undefined };
  if (!followsMode(options, args)) {
    return { ...libraryCreateTheme(own, ...args), vars: undefined } as unknown as Theme;
  }
  const { palette, ...others } = own;
  const scheme = palette ? { palette } : true;
  const inBothModes = colorSchemes
    ? { ...own, colorSchemes }
    : { ...others, colorSchemes: { light: scheme, dark: scheme } };
  return {
    ...libraryCreateTheme(inBothModes, ...args),
    vars: mergeVars(
      site.generateThemeVars(),
      libraryCreateTheme({ ...own, ...withVars }, ...args),
      defaults,
    ),
    getColorSchemeSelector: site.getColorSchemeSelector,
  };
}

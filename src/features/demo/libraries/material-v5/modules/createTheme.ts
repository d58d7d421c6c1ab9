import { INITIAL_THEME_SETTINGS } from '@site/src/prefs';
import {
  createTheme as libraryCreateTheme,
  experimental_extendTheme as extendTheme,
  type Theme,
  type ThemeOptions,
} from 'material-v5/styles';
import { createMaterialTheme } from '../createMaterialTheme';
import { followsMode } from '../../modules/followsMode';
import { mergeVars, OWN_PREFIX } from '../../modules/mergeVars';
import { rememberOptions } from '../../modules/themeOptions';

const site = createMaterialTheme(INITIAL_THEME_SETTINGS);

function withVars(options: ThemeOptions, others: readonly object[]): object {
  const theme = extendTheme({ ...options, cssVarPrefix: OWN_PREFIX } as object, ...others);
  return { ...theme, ...theme.colorSchemes.light };
}

const defaults = withVars({}, []);

/** `createTheme` of a demo; see that of the current version. */
export function createTheme(options: ThemeOptions = {}, ...others: object[]): Theme {
  // A theme can be extended, but not with the fields of its variables.
  const own = { ...options, vars: undefined, colorSchemes: undefined };
  const theme = {
    ...libraryCreateTheme(own, ...others),
    vars: followsMode(options, others)
      ? mergeVars(site.vars, withVars(own, others), defaults)
      : undefined,
  } as Theme;
  return rememberOptions(theme, options, others);
}

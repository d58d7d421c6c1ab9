export {
  COLOR_ROLES,
  PALETTE_PLACES,
  SETTINGS,
  type ColorId,
  type ColorRole,
  type Setting,
  type SettingId,
  type SettingName,
} from './settings';
export {
  COLOR_IDS,
  defaultOf,
  isColorId,
  isFontFamily,
  NO_THEME,
  partsOfColorId,
  readTheme,
  SETTING_NAMES,
  valueOf,
  withValue,
  type BuiltTheme,
  type SettingValue,
} from './themeModel';
export { DENSE_PLACES, themeOptionsOf, type BuiltThemeOptions } from './themeOptions';
export { decodeTheme, encodeTheme, type DecodedTheme, type TextProblem } from './themeText';

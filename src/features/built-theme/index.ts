export {
  FAMILIES,
  type ColorId,
  type ColorRole,
  type FamilyName,
  type SettingId,
  type SettingName,
  type ThemeFamily,
} from './families';
export { nameInCode, type Setting } from './setting';
export {
  colorIdsOf,
  countOf,
  defaultOf,
  familyOf,
  isFontFamily,
  NO_THEME,
  plainTheme,
  readTheme,
  tableOf,
  valueOf,
  withValue,
  type BuiltTheme,
  type SettingValue,
} from './themeModel';
export { readValue, themeOptionsOf, type BuiltThemeOptions } from './themeOptions';
export { decodeTheme, encodeTheme, type TextProblem } from './themeText';

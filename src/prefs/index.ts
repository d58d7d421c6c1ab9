export { COLOR_MODE_TOGGLE_ATTRIBUTE } from './colorModeToggle';
export { shownMode } from './documentAttributes';
export {
  directionPreference,
  modePreference,
  nextMode,
  packageManagerPreference,
  type Direction,
  type Mode,
  type PackageManager,
} from './model';
export { PrefsProvider } from './PrefsProvider';
export type { PaletteColors, ThemeSettings, ThemeSettingsAction } from './themeSettings';
export {
  useThemeSettings,
  useThemeSettingsDispatch,
  type ThemeSettingsDispatch,
} from './ThemeSettingsProvider';
export { useDirection, type DirectionChoice } from './useDirection';
export { useMode, type ModeChoice } from './useMode';
export { usePackageManager, type PackageManagerChoice } from './usePackageManager';

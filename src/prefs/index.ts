export { COLOR_MODE_TOGGLE_ATTRIBUTE } from './model';
export { shownMode } from './documentAttributes';
export { modePreference, nextMode, type Direction, type Mode, type PackageManager } from './model';
export { PrefsProvider } from './PrefsProvider';
export type { PaletteColors } from './paletteColors';
export {
  INITIAL_THEME_SETTINGS,
  SPACING_LIMITS,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './themeSettings';
export { useThemeSettings, useThemeSettingsDispatch } from './ThemeSettingsProvider';
export {
  useCodeStyling,
  useCodeVariant,
  useDirection,
  usePackageManager,
  useSlashKey,
} from './useChoices';
export { rememberedSlashKey } from './rememberedValues';
export { useMode } from './useMode';

export { ShownThemeContext, useWornTheme, type WornTheme } from './useWornTheme';
export { WornThemeBar } from './WornThemeBar';

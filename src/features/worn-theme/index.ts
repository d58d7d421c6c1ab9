export { ShownThemeContext, useWornTheme, type WornTheme } from './useWornTheme';

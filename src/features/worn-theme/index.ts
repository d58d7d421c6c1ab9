export { ShownThemeContext, useWornTheme } from './useWornTheme';

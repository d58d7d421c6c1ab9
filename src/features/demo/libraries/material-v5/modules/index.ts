export * from 'material-v5';
export { createTheme, Experimental_CssVarsProvider, ThemeProvider } from './styles';
export { default as useScrollTrigger } from './useScrollTrigger';

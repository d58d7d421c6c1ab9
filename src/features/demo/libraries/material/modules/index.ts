export * from '@mui/material';
export { createTheme, ThemeProvider } from './styles';
export { default as useScrollTrigger } from './useScrollTrigger';

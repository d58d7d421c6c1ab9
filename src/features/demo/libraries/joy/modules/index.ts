export * from '@mui/joy';
export { CssVarsProvider, extendTheme } from './styles';

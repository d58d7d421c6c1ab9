import '@mui/material/styles';

declare module '@mui/material/styles' {
  // The demos' themes use CSS variables; this adds the related props to `ThemeProvider`.
  interface CssThemeVariables {
    enabled: true;
  }
}

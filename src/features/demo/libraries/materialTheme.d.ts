import '@mui/material/styles';

declare module '@mui/material/styles' {
  // The demos' themes have CSS variables; this gives `ThemeProvider` the props that go with them.
  interface CssThemeVariables {
    enabled: true;
  }
}

import { createTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

const theme = createTheme({
  typography: {
    fontFamily: 'system-ui, sans-serif',
    h5: { fontFamily: serif, fontWeight: 700, lineHeight: 1.25 },
    body1: { fontFamily: serif, fontSize: '1.125rem', lineHeight: 1.6 },
    overline: { letterSpacing: '0.12em', lineHeight: 2 },
  },
  components: {
    MuiTypography: {
      styleOverrides: { gutterBottom: { marginBottom: '0.5em' } },
    },
  },
});

export default theme;

import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  typography: { body1: { fontFamily: 'Georgia, serif', fontSize: '1.125rem' } },
  components: {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: { scrollbarColor: `${(theme.vars || theme).palette.secondary.main} transparent` },
        a: { color: (theme.vars || theme).palette.secondary.main, textUnderlineOffset: 3 },
        kbd: { padding: '0 6px', border: '1px solid', borderRadius: 3 },
      }),
    },
  },
});

export default theme;

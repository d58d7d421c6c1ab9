import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const shopTheme = createTheme({
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

const steps = ['Lock up the forme.', 'Ink the rollers.', 'Pull a proof.', 'Set the gauge pins.'];

export default function ThemedBaseline() {
  return (
    <ThemeProvider theme={shopTheme}>
      <CssBaseline />
      <Box sx={{ px: 2 }}>
        <p>
          Press sheet of the <a href="/presses/heidelberg">Heidelberg platen</a>
        </p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          Stop the press with <kbd>Space</kbd> before you reach in.
        </p>
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

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

export default function MagazineTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ maxWidth: 440, color: 'text.primary' }}>
        <Typography variant="overline">Geology</Typography>
        <Typography variant="h5" component="h2" gutterBottom>
          A coastline older than its sea
        </Typography>
        <Typography gutterBottom>
          The cliffs were dunes of a desert before the water came. Their layers still lean with the
          wind.
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Layers of sandstone, exposed at low tide
        </Typography>
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695c' },
        background: { paper: '#f1f8f6' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#80cbc4' },
        background: { paper: '#0f1f1d' },
      },
    },
  },
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
});

export default function CustomSchemes() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', p: 2 }}>
        <Paper data-color-scheme="light" variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>Ferry to Askøy</Typography>
          <Button variant="contained">Buy ticket</Button>
        </Paper>
        <Paper data-color-scheme="dark" variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>Ferry to Askøy</Typography>
          <Button variant="contained">Buy ticket</Button>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}

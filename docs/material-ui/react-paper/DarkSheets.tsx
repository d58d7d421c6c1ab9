import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { mode: 'dark' },
  // Otherwise, the scrollbars of the whole page would be dark.
  cssVariables: { cssVarPrefix: 'darkroom', disableCssColorScheme: true },
});

export default function DarkSheets() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 480,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          p: 3,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        <Paper sx={{ p: 2 }}>
          <Typography variant="body2">Elevation 1</Typography>
        </Paper>
        <Paper elevation={24} sx={{ p: 2 }}>
          <Typography variant="body2">Elevation 24</Typography>
        </Paper>
        <Paper elevation={24} sx={{ p: 2, backgroundImage: 'none' }}>
          <Typography variant="body2">24, no overlay</Typography>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { mode: 'dark' },
  // Otherwise, the scrollbars of the whole page would be dark.
  cssVariables: { cssVarPrefix: 'darkroom', disableCssColorScheme: true },
});

const sheets = [
  { name: 'Elevation 1', elevation: 1, sx: {} },
  { name: 'Elevation 8', elevation: 8, sx: {} },
  { name: 'Elevation 24', elevation: 24, sx: {} },
  { name: '24, no overlay', elevation: 24, sx: { backgroundImage: 'none' } },
];

export default function DarkSheets() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 560,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          p: 3,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {sheets.map(({ name, elevation, sx }) => (
          <Paper key={name} elevation={elevation} sx={{ p: 2, ...sx }}>
            <Typography variant="body2">{name}</Typography>
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}

import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { line: { red: '#a4161a', text: '#fff' } },
});

export default function OwnPalette() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 'fit-content', px: 2, py: 1, color: 'line.text', bgcolor: 'line.red' }}>
        Red line
      </Box>
    </ThemeProvider>
  );
}

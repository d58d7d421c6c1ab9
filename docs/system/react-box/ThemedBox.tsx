import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { success: { main: '#166b3d', text: '#fff' } },
  shape: { borderRadius: 12 },
  spacing: 6,
});

export default function ThemedBox() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ px: 3, py: 2, borderRadius: 1, color: 'success.text', bgcolor: 'success.main' }}>
        Payment of $1,240.00 received.
      </Box>
    </ThemeProvider>
  );
}

import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    success: { main: 'light-dark(#d9f2e3, #123d27)', text: 'light-dark(#0d4f2b, #b8ecce)' },
  },
  shape: { borderRadius: 12 },
  spacing: 6,
});

export default function ThemedBox() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="status"
        sx={{
          px: 3,
          py: 2,
          borderRadius: 1,
          color: 'success.text',
          bgcolor: 'success.main',
        }}
      >
        Payment of $1,240.00 received.
      </Box>
    </ThemeProvider>
  );
}

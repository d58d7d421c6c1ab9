import { Box, ThemeProvider, createTheme } from '@mui/system';

// Theme colors can be CSS variables, so one theme serves the light and the dark mode.
const theme = createTheme({
  palette: { success: { main: 'var(--success)', text: 'var(--on-success)' } },
  shape: { borderRadius: 12 },
  spacing: 6,
});

export default function ThemedBox() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="status"
        sx={{
          // `data-theme` on <html> is the dark switch here; use the selector of your app.
          '--success': '#d9f2e3',
          '--on-success': '#0d4f2b',
          '[data-theme="dark"] &': { '--success': '#123d27', '--on-success': '#b8ecce' },
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

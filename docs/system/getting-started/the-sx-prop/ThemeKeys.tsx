import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { harbor: { main: '#0b3d91', text: '#fff' } },
  shadows: ['none', '0 2px 8px rgb(0 0 0 / 0.4)'],
  shape: { borderRadius: 10 },
  typography: { title: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 } },
});

export default function ThemeKeys() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          maxWidth: 280,
          p: 2,
          color: 'harbor.text',
          bgcolor: 'harbor.main',
          borderRadius: 1,
          boxShadow: 1,
        }}
      >
        <Box sx={{ typography: 'title' }}>Day ticket</Box>
        All routes until midnight
      </Box>
    </ThemeProvider>
  );
}

import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { ticket: { main: '#7a1f4b', text: '#fff' } },
  shape: { borderRadius: 8 },
  spacing: 6,
});

export default function TokenTicket() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ px: 3, py: 2, borderRadius: 1, color: 'ticket.text', bgcolor: 'ticket.main' }}>
        Boarding from 06:45
      </Box>
    </ThemeProvider>
  );
}

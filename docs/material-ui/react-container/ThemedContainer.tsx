import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

export default function ThemedContainer() {
  return (
    <>
      <CssBaseline />
      <Box sx={{ display: 'grid', gap: 1.5, py: 2 }}>
        <Container sx={{ py: 1.5, bgcolor: 'action.selected' }}>
          Letters: who painted the bus stop?
        </Container>
        <Container maxWidth={false} sx={{ maxWidth: 520, py: 1.5, bgcolor: 'action.selected' }}>
          Puzzle of the week, 520 pixels wide
        </Container>
      </Box>
    </>
  );
}

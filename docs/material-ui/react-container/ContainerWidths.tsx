import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

export default function ContainerWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 2 }}>
      <CssBaseline />
      <Container maxWidth="xs" sx={{ py: 1.5, bgcolor: 'action.selected' }}>
        xs: the weather
      </Container>
      <Container maxWidth="sm" sx={{ py: 1.5, bgcolor: 'action.selected' }}>
        sm: a report
      </Container>
      <Container maxWidth={false} sx={{ py: 1.5, bgcolor: 'action.selected' }}>
        false: the photo page
      </Container>
    </Box>
  );
}

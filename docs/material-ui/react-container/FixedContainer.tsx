import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

export default function FixedContainer() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 2 }}>
      <CssBaseline />
      <Container sx={{ py: 1.5, bgcolor: 'action.selected' }}>
        Fluid: notices of the council
      </Container>
      <Container fixed sx={{ py: 1.5, bgcolor: 'action.selected' }}>
        Fixed: notices of the council
      </Container>
    </Box>
  );
}

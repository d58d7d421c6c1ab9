import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';

export default function NestedContainers() {
  return (
    <Container maxWidth="md" sx={{ py: 2, bgcolor: 'action.hover' }}>
      <CssBaseline />
      <Box sx={{ height: 64, mb: 2, background: 'linear-gradient(120deg, #ffe0b2, #8d6e63)' }} />
      <Container maxWidth="xs" disableGutters>
        <Typography variant="h6" component="h2">
          The baker’s last morning
        </Typography>
        <Typography>
          For 41 years, Greta Holm lit the oven at three. On Monday, she hands the key to her niece.
        </Typography>
      </Container>
    </Container>
  );
}

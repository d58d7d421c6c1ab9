import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Container component="article" maxWidth="sm" sx={{ py: 3, bgcolor: 'action.hover' }}>
      <CssBaseline />
      <Typography variant="h5" component="h1" gutterBottom>
        Bridge opens on Saturday
      </Typography>
      <Typography>
        After nine months of repairs, the footbridge over the mill stream opens again on Saturday at
        ten. The brass band plays, and the council serves soup.
      </Typography>
    </Container>
  );
}

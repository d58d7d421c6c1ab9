import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';

export default function PageBands() {
  return (
    <Box>
      <CssBaseline />
      <Box component="header" sx={{ bgcolor: '#263238', color: '#fff', py: 3 }}>
        <Container maxWidth="sm">
          <Typography variant="h5" component="p" sx={{ fontFamily: 'Georgia, serif' }}>
            The Mill Lane Courier
          </Typography>
        </Container>
      </Box>
      <Container component="article" maxWidth="sm" sx={{ py: 3 }}>
        <Typography>Frost until Thursday. The market moves to the school hall.</Typography>
      </Container>
      <Box component="footer" sx={{ bgcolor: 'action.hover', py: 2 }}>
        <Container maxWidth="sm">
          <Typography variant="body2">Every Friday, $1.50</Typography>
        </Container>
      </Box>
    </Box>
  );
}

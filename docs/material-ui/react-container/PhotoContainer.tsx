import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';

export default function PhotoContainer() {
  return (
    <Container component="figure" maxWidth="sm" disableGutters sx={{ my: 0 }}>
      <CssBaseline />
      <Box
        role="img"
        aria-label="The mill pond in the evening light"
        sx={{
          height: 140,
          background: 'linear-gradient(#ffcc80, #ef6c00 55%, #37474f 56%, #607d8b)',
        }}
      />
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ px: { xs: 2, sm: 3 }, py: 1.5, color: 'text.secondary' }}
      >
        The mill pond on Sunday evening.
      </Typography>
    </Container>
  );
}

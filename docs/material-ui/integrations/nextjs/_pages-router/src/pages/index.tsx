import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function HomePage() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Typography component="h1" variant="h4" gutterBottom>
        Harbor ferries
      </Typography>
      <Button href="/timetable" variant="contained">
        Timetable
      </Button>
    </Container>
  );
}

import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function TimetablePage() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Typography component="h1" variant="h4" gutterBottom>
        Timetable
      </Typography>
      <Link href="/">Back to the harbor</Link>
    </Container>
  );
}

import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import styles from './page.module.css';

export default function TimetablePage() {
  return (
    <Container component="main" maxWidth="sm">
      <Typography component="h1" className={styles.title}>
        Timetable
      </Typography>
      <Link href="/">Back to the harbor</Link>
    </Container>
  );
}

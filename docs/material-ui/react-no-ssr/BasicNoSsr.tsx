import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

// Sunrise in Lisbon on June 21
const sunrise = new Date('2026-06-21T05:12:00Z');

function LocalTime() {
  return <bdi>{sunrise.toLocaleTimeString('en-US', { timeStyle: 'short' })}</bdi>;
}

export default function BasicNoSsr() {
  return (
    <Typography>
      Sunrise in Lisbon on your clock:{' '}
      <NoSsr fallback="…">
        <LocalTime />
      </NoSsr>
    </Typography>
  );
}

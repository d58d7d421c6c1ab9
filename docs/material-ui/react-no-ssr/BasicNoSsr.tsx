import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

// Lisbon, June 21
const sunrise = new Date('2026-06-21T05:12:00Z');
const sunset = new Date('2026-06-21T20:05:00Z');

export default function BasicNoSsr() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardContent>
        <Typography color="textSecondary">Lisbon, June 21, on your clock</Typography>
        <Typography variant="h5" component="p">
          <NoSsr fallback={<Skeleton />}>
            <SunTimes />
          </NoSsr>
        </Typography>
      </CardContent>
    </Card>
  );
}

function SunTimes() {
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return <bdi>{clock.formatRange(sunrise, sunset)}</bdi>;
}

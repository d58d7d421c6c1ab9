import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InvertedSheet() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 3, borderRadius: 'md' }}>
      <Typography component="h2" level="title-lg" sx={{ mb: 2 }}>
        Winter timetable
      </Typography>
      <Button component="a" href="/timetable" variant="outlined">
        See all departures
      </Button>
    </Sheet>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TimetableText() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h5" component="p">
        Bergen to Stavanger
      </Typography>
      <Typography>Four crossings a day, from May to September.</Typography>
      <Button variant="contained">Show departures</Button>
    </Stack>
  );
}

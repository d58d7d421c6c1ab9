import Typography from '@mui/material/Typography';

export function Timetable() {
  return (
    <Typography component="h1" variant="h4">
      Departures
    </Typography>
  );
}

import Typography from '@mui/material/Typography';

export default function BreakpointHeading() {
  return (
    <Typography variant="h4" component="p">
      Departures on Monday
    </Typography>
  );
}

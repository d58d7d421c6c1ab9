import Typography from '@mui/material/Typography';

export function TodayPage() {
  return <Typography>Three bikes go out today.</Typography>;
}

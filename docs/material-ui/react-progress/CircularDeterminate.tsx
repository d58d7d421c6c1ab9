import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularDeterminate() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress variant="determinate" value={25} aria-label="Film 80" />
      <CircularProgress variant="determinate" value={60} aria-label="Film 81" />
      <CircularProgress variant="determinate" value={100} aria-label="Film 82" />
    </Stack>
  );
}

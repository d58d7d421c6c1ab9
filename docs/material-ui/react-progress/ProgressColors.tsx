import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={3}>
        <CircularProgress color="secondary" aria-label="Loading film 80" />
        <CircularProgress color="success" aria-label="Loading film 81" />
        <CircularProgress color="inherit" aria-label="Loading film 82" />
      </Stack>
      <LinearProgress color="secondary" aria-label="Printing film 80" />
      <LinearProgress color="success" aria-label="Printing film 81" />
      <LinearProgress color="inherit" aria-label="Printing film 82" />
    </Stack>
  );
}

import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function IndeterminateProgress() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 400, alignItems: 'center' }}>
      <CircularProgress aria-label="Loading the album" />
      <LinearProgress aria-label="Searching for prints" sx={{ width: '100%' }} />
    </Stack>
  );
}

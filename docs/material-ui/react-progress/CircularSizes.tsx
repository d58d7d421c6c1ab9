import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSizes() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress size={24} thickness={5} aria-label="Scanning negative 12" />
      <CircularProgress aria-label="Removing dust from negative 11" />
      <CircularProgress size="4rem" thickness={2} aria-label="Making the contact sheet" />
    </Stack>
  );
}

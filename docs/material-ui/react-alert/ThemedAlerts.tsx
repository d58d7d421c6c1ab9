import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function ThemedAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="warning">Slippery leaves on Mill Lane</Alert>
      <Alert severity="info">Winter tires from November 1</Alert>
      <Alert severity="success" variant="standard">
        No jams on the ring road
      </Alert>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 480 }}>
      <Alert variant="filled" severity="error" role="note">
        Coast Road: closed by flooding at Skerry
      </Alert>
      <Alert variant="standard" severity="error" role="note">
        Route 12: closed on Sunday for a race
      </Alert>
      <Alert variant="outlined" severity="error" role="note">
        Mill Lane: closed for works since May
      </Alert>
    </Stack>
  );
}

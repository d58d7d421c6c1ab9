import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ px: 2, py: 1, typography: 'body2' }}>
        Warm up
      </Paper>
      <Paper variant="outlined" sx={{ px: 2, py: 1, typography: 'body2' }}>
        Climb
      </Paper>
      <Paper variant="outlined" sx={{ px: 2, py: 1, typography: 'body2' }}>
        Stretch
      </Paper>
    </Stack>
  );
}

import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ThemedProgress() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress aria-labelledby="developer" />
        <Typography id="developer" variant="body2">
          Mixing the developer
        </Typography>
      </Stack>
      <div>
        <Typography id="prints" variant="body2" gutterBottom>
          Prints of order 5120: 45%
        </Typography>
        <LinearProgress variant="determinate" value={45} aria-labelledby="prints" />
      </div>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressPicture() {
  return (
    <Stack spacing={2} sx={{ width: 110, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} aria-label="Download" />
      <Box sx={{ width: 1 }}>
        <LinearProgress variant="determinate" value={40} aria-label="Upload" />
      </Box>
    </Stack>
  );
}

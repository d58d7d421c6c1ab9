import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicProgress() {
  const [percent, setPercent] = React.useState(0);
  const running = percent > 0 && percent < 100;

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    // Stands in for the progress event of an upload.
    const timer = window.setTimeout(() => setPercent(Math.min(percent + 10, 100)), 400);
    return () => window.clearTimeout(timer);
  }, [percent, running]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400, alignItems: 'flex-start' }}>
      <Typography id="film-upload">Film 81, 36 pictures</Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="film-upload"
        sx={{ width: '100%' }}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          aria-disabled={running}
          onClick={() => !running && setPercent(10)}
        >
          Upload
        </Button>
        <Typography role="status" variant="body2">
          {percent === 100 ? 'All pictures are at the lab' : running && 'Uploading'}
        </Typography>
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicProgress() {
  const id = React.useId();
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

  const upload = () => {
    if (!running) {
      setPercent(10);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400, alignItems: 'flex-start' }}>
      <Typography id={id}>Film 81, 36 pictures</Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        sx={{ width: '100%' }}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" aria-disabled={running} onClick={upload}>
          Upload
        </Button>
        <Typography role="status" variant="body2">
          {running && 'Uploading'}
          {percent === 100 && 'All pictures are at the lab'}
        </Typography>
      </Stack>
    </Stack>
  );
}

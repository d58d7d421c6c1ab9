import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DelayedProgress() {
  const [duration, setDuration] = React.useState(0);
  const loading = duration > 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a request to a server.
    const timer = window.setTimeout(() => setDuration(0), duration);
    return () => window.clearTimeout(timer);
  }, [duration, loading]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => setDuration(400)}>
          Small preview
        </Button>
        <Button variant="outlined" onClick={() => setDuration(3000)}>
          Full resolution
        </Button>
      </Stack>
      <Box sx={{ height: 40 }}>
        <Fade in={loading} unmountOnExit style={{ transitionDelay: loading ? '800ms' : '0ms' }}>
          <CircularProgress aria-label="Loading the picture" />
        </Fade>
      </Box>
      <Typography role="status" variant="body2">
        {loading ? 'Loading' : 'Ready'}
      </Typography>
    </Stack>
  );
}

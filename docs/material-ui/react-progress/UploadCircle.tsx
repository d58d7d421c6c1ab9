import * as React from 'react';
import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadCircle() {
  const [loading, setLoading] = React.useState(false);
  const [status, setStatus] = React.useState('Film 81 is ready');

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a request to a server.
    const timer = window.setTimeout(() => {
      setLoading(false);
      setStatus('Film 81 is at the lab');
    }, 2500);
    return () => window.clearTimeout(timer);
  }, [loading]);

  const upload = () => {
    setLoading(true);
    setStatus('Uploading');
  };

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }}>
        <Fab color="primary" aria-label="Upload film 81" aria-disabled={loading} onClick={upload}>
          <UploadIcon />
        </Fab>
        {loading && (
          <CircularProgress
            color="success"
            size={68}
            aria-label="Uploading film 81"
            sx={{ position: 'absolute', top: -6, insetInlineStart: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ minWidth: 140 }}>
        {status}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const texts = {
  ready: '24 prints, ready to export',
  working: 'Exporting the album',
  done: 'Exported: harbor-1931.zip, 86 MB',
};

export default function BasicBackdrop() {
  const [status, setStatus] = React.useState<keyof typeof texts>('ready');
  const working = status === 'working';

  React.useEffect(() => {
    if (!working) {
      return undefined;
    }
    // Stands in for a request to a server.
    const timer = window.setTimeout(() => setStatus('done'), 2500);
    return () => window.clearTimeout(timer);
  }, [working]);

  const exportAlbum = () => {
    if (!working) {
      setStatus('working');
    }
  };

  return (
    <React.Fragment>
      <CssBaseline />
      <Stack spacing={1.5} sx={{ p: 3, alignItems: 'center' }}>
        <Typography variant="h6" component="p">
          Harbor, 1931
        </Typography>
        <Typography role="status">{texts[status]}</Typography>
        <Button variant="contained" aria-disabled={working} onClick={exportAlbum}>
          Export the album
        </Button>
      </Stack>
      <Backdrop open={working} sx={{ zIndex: 'modal', color: '#fff' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </React.Fragment>
  );
}

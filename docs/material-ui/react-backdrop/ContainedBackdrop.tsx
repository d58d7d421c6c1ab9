import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ContainedBackdrop() {
  const [restoring, setRestoring] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Card variant="outlined" aria-busy={restoring} sx={{ position: 'relative', width: 260 }}>
        <Box sx={{ height: 120, background: 'linear-gradient(160deg, #d8c3a0, #6d5a45)' }} />
        <Typography sx={{ p: 2 }}>Ferry at the quay, 1931</Typography>
        <Backdrop open={restoring} sx={{ position: 'absolute', color: '#fff' }}>
          <CircularProgress color="inherit" />
        </Backdrop>
      </Card>
      <Button variant="outlined" onClick={() => setRestoring(!restoring)}>
        {restoring ? 'Stop' : 'Remove the scratches'}
      </Button>
      <Typography role="status" variant="body2">
        {restoring ? 'Removing the scratches' : 'Scan of March 3'}
      </Typography>
    </Stack>
  );
}

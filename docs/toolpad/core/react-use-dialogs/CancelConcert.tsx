import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Concert() {
  const dialogs = useDialogs();
  const [status, setStatus] = React.useState('The concert takes place.');

  const cancelConcert = async () => {
    const confirmed = await dialogs.confirm('All 64 guests get their money back.', {
      title: 'Cancel the concert?',
      okText: 'Cancel the concert',
      cancelText: 'Keep it',
      severity: 'error',
    });
    setStatus(confirmed ? 'The concert is canceled.' : 'The concert still takes place.');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" color="error" onClick={cancelConcert}>
        Cancel the concert
      </Button>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}

export default function CancelConcert() {
  return (
    <DialogsProvider>
      <Concert />
    </DialogsProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const endings = {
  timeout: 'Closed after five seconds: timeout',
  clickaway: 'Closed by a click beside it: clickaway',
  escapeKeyDown: 'Closed by a key: escapeKeyDown',
};

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState<SnackbarCloseReason>();

  return (
    <Stack spacing={1.5} sx={{ width: 300, alignItems: 'center', color: 'text.primary' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lock bike 22
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {!open && reason && endings[reason]}
      </Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={2000}
        onClose={(_event, cause) => {
          setOpen(false);
          setReason(cause);
        }}
        message="Bike 22 is locked"
      />
    </Stack>
  );
}

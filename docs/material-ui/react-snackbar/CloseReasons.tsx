import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState<SnackbarCloseReason>();

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lock bike 22
      </Button>
      <Typography role="status" variant="body2">
        Last reason: {last ?? 'none'}
      </Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => {
          setLast(reason);
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Bike 22 is locked"
      />
    </Stack>
  );
}

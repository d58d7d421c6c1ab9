import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogBackdrop() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Enlarge print 1931.7
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          backdrop: {
            sx: { backgroundColor: 'rgba(30, 22, 14, 0.7)', backdropFilter: 'blur(6px)' },
          },
        }}
      >
        <DialogTitle>Ferry at the quay, 1931</DialogTitle>
        <Box
          role="img"
          aria-label="A ferry at a stone quay, in brown tones"
          sx={{
            width: 360,
            maxWidth: '100%',
            height: 200,
            background: 'linear-gradient(160deg, #d8c3a0, #6d5a45)',
          }}
        />
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BasicDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Lend the astrolabe</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Lend astrolabe 1911.7?</DialogTitle>
        <DialogContent>
          <DialogContentText>The City Museum borrows it until March 31.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Lend</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

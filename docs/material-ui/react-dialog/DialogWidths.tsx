import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Print a label
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="md">
        <DialogTitle>Label for the bronze lamp</DialogTitle>
        <DialogContent>
          <TextField label="Text" margin="dense" fullWidth multiline rows={3} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => setOpen(false)}>Print</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

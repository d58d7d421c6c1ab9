import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function BasicDialog() {
  const [open, setOpen] = React.useState(false);
  const [lent, setLent] = React.useState(false);

  const close = () => setOpen(false);
  const lend = () => {
    setLent(true);
    close();
  };

  return (
    <div>
      <Typography role="status" gutterBottom>
        Astrolabe 1911.7: {lent ? 'on loan until March 31' : 'in store 3, shelf C'}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Lend the astrolabe
      </Button>
      <Dialog open={open} onClose={close} aria-describedby="loan-terms">
        <DialogTitle>Lend astrolabe 1911.7?</DialogTitle>
        <DialogContent>
          <DialogContentText id="loan-terms">
            The City Museum borrows the object until March 31. Its case leaves store 3 on Monday.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={lend}>Lend</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

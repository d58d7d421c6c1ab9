import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import './StyledDialog.css';

export default function StyledDialog() {
  const [open, setOpen] = React.useState(false);
  const [reserved, setReserved] = React.useState(false);

  const reserve = () => {
    setReserved(!reserved);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {reserved ? 'Reserved: comet medal' : 'Show the comet medal'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ className: 'styled-dialog' }}
      >
        <div className="styled-dialog-picture">
          <div className="styled-dialog-medal" />
        </div>
        <DialogTitle className="styled-dialog-title">Comet medal, 1744</DialogTitle>
        <DialogContent>
          <DialogContentText>Silver, gilded, 42 mm. Shown in room 6 from May 2.</DialogContentText>
        </DialogContent>
        <DialogActions className="styled-dialog-actions">
          <Button onClick={() => setOpen(false)} className="styled-dialog-close">
            Close
          </Button>
          <Button
            variant="contained"
            disableElevation
            fullWidth
            onClick={reserve}
            className="styled-dialog-reserve"
          >
            {reserved ? 'Cancel the reservation' : 'Reserve for study'}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

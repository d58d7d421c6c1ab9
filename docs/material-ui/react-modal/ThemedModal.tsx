import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(320px, 100% - 32px)',
  height: 'fit-content',
  boxSizing: 'border-box',
  p: 3,
  outline: 0,
};

export default function ThemedModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Auction on May 12
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-labelledby={id} sx={surface}>
          <Typography variant="h6" component="h2" id={id} gutterBottom>
            Auction of unclaimed finds
          </Typography>
          <Typography color="textSecondary" gutterBottom>
            In the depot, from 10:00 AM. Bids start at $5.00.
          </Typography>
          <Button onClick={close} sx={{ marginInlineStart: -1 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </>
  );
}

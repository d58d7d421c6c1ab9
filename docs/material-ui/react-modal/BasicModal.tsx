import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
  boxSizing: 'border-box',
  p: 3,
  outline: 0,
};

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show tag 231
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-label="Violin case" sx={surface}>
          <Typography>Found on Monday in tram 4.</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

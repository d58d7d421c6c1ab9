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

const ends = {
  backdropClick: 'a click on the backdrop',
  escapeKeyDown: 'the Escape key',
  button: 'the button',
};

export default function CloseReasons() {
  const statusId = React.useId();
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [end, setEnd] = React.useState<keyof typeof ends>();

  const close = (reason: keyof typeof ends) => {
    setEnd(reason);
    setOpen(false);
  };

  return (
    <div>
      <Typography id={statusId} gutterBottom>
        {end === undefined ? 'The hours have not been opened yet.' : `Closed by ${ends[end]}.`}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={statusId} onClick={() => setOpen(true)}>
        Show opening hours
      </Button>
      <Modal open={open} onClose={(_event, reason) => close(reason)}>
        <Paper role="dialog" aria-labelledby={titleId} sx={surface}>
          <Typography variant="h6" component="h2" id={titleId} gutterBottom>
            Lost-and-found office
          </Typography>
          <Typography color="textSecondary" gutterBottom>
            Monday to Friday, 8:00 AM to 5:30 PM. Bring your ticket and a photo ID.
          </Typography>
          <Button onClick={() => close('button')} sx={{ marginInlineStart: -1 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </div>
  );
}

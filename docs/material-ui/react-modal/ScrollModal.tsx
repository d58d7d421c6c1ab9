import * as React from 'react';
import Box from '@mui/material/Box';
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
  maxHeight: 'calc(100% - 32px)',
  overflow: 'auto',
  boxSizing: 'border-box',
  p: 3,
};

const months = [
  ['Money and watches', '12 months'],
  ['Phones and cameras', '6 months'],
  ['Keys', '6 months'],
  ['Bags and suitcases', '3 months'],
  ['Umbrellas', '3 months'],
  ['Clothes', '2 months'],
  ['Food', 'until the evening'],
];

export default function ScrollModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [locked, setLocked] = React.useState(true);

  const show = (lock: boolean) => {
    setLocked(lock);
    setOpen(true);
  };

  return (
    <Box sx={{ height: 480, p: 3 }}>
      <Button aria-haspopup="dialog" onClick={() => show(true)}>
        Rules, page stays
      </Button>
      <Button aria-haspopup="dialog" onClick={() => show(false)}>
        Rules, page scrolls
      </Button>
      <Typography sx={{ mt: 2 }}>
        Your umbrella has not been found yet. We keep looking for 3 months.
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)} disableScrollLock={!locked}>
        <Paper role="dialog" aria-labelledby={titleId} tabIndex={0} sx={surface}>
          <Typography variant="h6" component="h2" id={titleId} gutterBottom>
            How long finds are kept
          </Typography>
          {months.map(([find, time]) => (
            <Typography key={find} gutterBottom>
              {find}: {time}
            </Typography>
          ))}
          <Button onClick={() => setOpen(false)} sx={{ marginInlineStart: -1 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </Box>
  );
}

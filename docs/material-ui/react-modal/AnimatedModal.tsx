import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
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

export default function AnimatedModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the key box
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 400 } }}
      >
        <Grow in={open} timeout={400}>
          <Paper role="dialog" aria-labelledby={titleId} sx={surface}>
            <Typography variant="h6" component="h2" id={titleId} gutterBottom>
              Keys of this week
            </Typography>
            <Typography color="textSecondary" gutterBottom>
              Nine sets, two of them with a bicycle key and one on a red ribbon.
            </Typography>
            <Button onClick={close} sx={{ marginInlineStart: -1 }}>
              Close
            </Button>
          </Paper>
        </Grow>
      </Modal>
    </div>
  );
}

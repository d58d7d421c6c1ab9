import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
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
  const [held, setHeld] = React.useState(false);

  const close = () => setOpen(false);
  const hold = () => {
    setHeld(true);
    close();
  };

  return (
    <div>
      <Typography role="status" gutterBottom>
        Tag 231, violin case: {held ? 'held at the counter until Friday' : 'on shelf 6'}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show tag 231
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-labelledby="violin-title"
          aria-describedby="violin-text"
          sx={surface}
        >
          <Typography variant="h6" component="h2" id="violin-title" gutterBottom>
            Violin case
          </Typography>
          <Typography id="violin-text" color="textSecondary">
            Found on Monday under the last seat of tram 4. It holds two bows and a piece of rosin.
          </Typography>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 2 }}>
            <Button onClick={close}>Close</Button>
            <Button onClick={hold}>Hold it</Button>
          </Stack>
        </Paper>
      </Modal>
    </div>
  );
}

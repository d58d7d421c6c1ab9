import * as React from 'react';
import Box from '@mui/material/Box';
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

export default function NamedModal() {
  const placeId = React.useId();
  const titleId = React.useId();
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [held, setHeld] = React.useState(false);

  const close = () => setOpen(false);
  const hold = () => {
    setHeld(true);
    close();
  };

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id={placeId} gutterBottom>
        Tag 231, violin case: {held ? 'held at the counter until Friday' : 'on shelf 6'}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={placeId} onClick={() => setOpen(true)}>
        Show the violin case
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-labelledby={titleId} aria-describedby={textId} sx={surface}>
          <Typography variant="h6" component="h2" id={titleId} gutterBottom>
            Violin case
          </Typography>
          <Typography id={textId} color="textSecondary">
            Found on Monday under the last seat of tram 4. It holds two bows and a piece of rosin.
          </Typography>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 2 }}>
            <Button onClick={close}>Close</Button>
            <Button onClick={hold}>Hold it</Button>
          </Stack>
        </Paper>
      </Modal>
    </Box>
  );
}

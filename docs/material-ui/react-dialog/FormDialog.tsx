import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const formId = React.useId();
  const placeId = React.useId();
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('D');
  const [error, setError] = React.useState('');

  const move = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('shelf')).trim();
    if (next === '') {
      setError('Enter a shelf, for example B.');
      fieldRef.current?.focus();
      return;
    }
    setShelf(next);
    setOpen(false);
  };

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id={placeId} gutterBottom>
        Sea chart 1786.2: store 1, shelf {shelf}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={placeId} onClick={() => setOpen(true)}>
        Move the map
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onExited: () => setError('') }}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Move sea chart 1786.2</DialogTitle>
        <DialogContent>
          <form id={formId} noValidate onSubmit={move}>
            <TextField
              inputRef={fieldRef}
              name="shelf"
              label="Shelf"
              margin="dense"
              autoComplete="off"
              autoFocus
              required
              fullWidth
              onChange={() => setError('')}
              error={error !== ''}
              helperText={error}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Move
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

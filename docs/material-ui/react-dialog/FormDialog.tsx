import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('D');
  const [error, setError] = React.useState('');

  const move = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('shelf')).trim();
    if (next === '') {
      setError('Enter a shelf, for example B.');
      return;
    }
    setShelf(next);
    setOpen(false);
  };

  const show = () => {
    setError('');
    setOpen(true);
  };

  return (
    <div>
      <Typography role="status" gutterBottom>
        Sea chart 1786.2: store 1, shelf {shelf}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={show}>
        Move the map
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Move sea chart 1786.2</DialogTitle>
        <DialogContent>
          <form id="move-form" noValidate onSubmit={move}>
            <TextField
              id="new-shelf"
              name="shelf"
              label="Shelf"
              margin="dense"
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- The only field of a dialog.
              autoFocus
              required
              fullWidth
              error={error !== ''}
              helperText={error}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form="move-form">
            Move
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

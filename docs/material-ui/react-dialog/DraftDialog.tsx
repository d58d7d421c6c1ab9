import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DraftDialog() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const [kept, setKept] = React.useState(false);
  const changed = note !== '';

  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add a condition note
      </Button>
      <Dialog
        open={open}
        onClose={() => (changed ? setKept(true) : close())}
        fullWidth
        maxWidth="xs"
        TransitionProps={{
          onExited: () => {
            setNote('');
            setKept(false);
          },
        }}
      >
        <DialogTitle>Condition of the astrolabe</DialogTitle>
        <DialogContent>
          <TextField
            id="condition-note"
            label="Note"
            margin="dense"
            multiline
            minRows={3}
            fullWidth
            value={note}
            onChange={(event) => setNote(event.target.value)}
            helperText={kept ? 'Save or discard the note first.' : 'Scratches, rust, loose parts'}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{changed ? 'Discard' : 'Cancel'}</Button>
          <Button disabled={!changed} onClick={close}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DraftDialog() {
  const conditionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const [kept, setKept] = React.useState(false);
  const [saved, setSaved] = React.useState('no note');
  const changed = note !== '';

  const close = () => setOpen(false);
  const save = () => {
    setSaved(note);
    close();
  };

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id={conditionId} gutterBottom>
        Condition: {saved}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={conditionId} onClick={() => setOpen(true)}>
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
            label="Note"
            autoFocus
            margin="dense"
            multiline
            minRows={3}
            fullWidth
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ formHelperText: { role: 'status' } }}
            helperText={kept ? 'Save or discard the note first.' : 'Scratches, rust, loose parts'}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{changed ? 'Discard' : 'Cancel'}</Button>
          <Button disabled={!changed} onClick={save}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

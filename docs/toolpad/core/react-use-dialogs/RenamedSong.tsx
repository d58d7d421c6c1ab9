import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function RenameDialog({ payload, open, onClose }: DialogProps<string, string | null>) {
  const [title, setTitle] = React.useState(payload);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void onClose(title);
  };

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <form onSubmit={submit}>
        <DialogTitle>Rename the song</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            label="Title"
            margin="dense"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit">Rename</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Song() {
  const dialogs = useDialogs();
  const [title, setTitle] = React.useState('Evening song');

  const rename = async () => {
    const newTitle = await dialogs.open(RenameDialog, title);
    if (newTitle !== null) setTitle(newTitle);
  };

  return <Button onClick={rename}>Rename “{title}”</Button>;
}

export default function RenamedSong() {
  return (
    <DialogsProvider>
      <Song />
    </DialogsProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ClaimModal() {
  const statusId = React.useId();
  const titleId = React.useId();
  const [claimed, setClaimed] = React.useState(false);
  const [state, setState] = React.useState<'closed' | 'open' | 'pending' | 'wrong'>('closed');
  const open = state !== 'closed';
  const pending = state === 'pending';
  const wrong = state === 'wrong';
  const close = () => {
    if (!pending) setState('closed');
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const right = /glasses|map/i.test(String(new FormData(event.currentTarget).get('answer')));
    setState('pending');
    // Stands in for a request to a server.
    setTimeout(() => {
      setClaimed(right);
      setState(right ? 'closed' : 'wrong');
    }, 1000);
  };

  return (
    <div>
      <Typography id={statusId} gutterBottom>
        Tag 256, blue backpack: {claimed ? 'ready for you at counter 2' : 'unclaimed'}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={statusId} onClick={() => setState('open')}>
        Claim the backpack
      </Button>
      <Modal open={open} onClose={close} sx={{ display: 'grid', placeItems: 'center' }}>
        <Paper role="dialog" aria-labelledby={titleId} sx={{ m: 2, p: 3, outline: 0 }}>
          <Typography variant="h6" component="h2" id={titleId}>
            What is in the front pocket?
          </Typography>
          <form onSubmit={submit}>
            <TextField
              name="answer"
              label="Your answer"
              margin="normal"
              required
              autoFocus
              fullWidth
              autoComplete="off"
              error={wrong}
              helperText={wrong ? 'We found something else.' : 'Such as glasses or a map'}
              slotProps={{ htmlInput: { readOnly: pending }, formHelperText: { role: 'status' } }}
            />
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              <Button aria-disabled={pending} onClick={close}>
                Cancel
              </Button>
              <Button type="submit" aria-disabled={pending}>
                {pending ? 'Checking…' : 'Claim'}
              </Button>
            </Stack>
          </form>
        </Paper>
      </Modal>
    </div>
  );
}

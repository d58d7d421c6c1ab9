import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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

export default function ClaimModal() {
  const [claimed, setClaimed] = React.useState(false);
  const [state, setState] = React.useState<'closed' | 'open' | 'pending' | 'wrong'>('closed');
  const [answer, setAnswer] = React.useState('');
  const pending = state === 'pending';

  React.useEffect(() => {
    if (!pending) return undefined;
    const right = /glasses|map/i.test(answer);
    const timer = setTimeout(() => {
      setClaimed(right);
      setState(right ? 'closed' : 'wrong');
    }, 1000);
    return () => clearTimeout(timer);
  }, [pending, answer]);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setState('pending');
  };
  const close = () => !pending && setState('closed');

  return (
    <div>
      <Typography role="status" gutterBottom>
        Tag 256, blue backpack: {claimed ? 'ready for you at counter 2' : 'unclaimed'}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setState('open')}>
        Claim the backpack
      </Button>
      <Modal open={state !== 'closed'} onClose={close}>
        <Paper role="dialog" aria-labelledby="claim-title" sx={surface}>
          <Typography variant="h6" component="h2" id="claim-title">
            Is it your backpack?
          </Typography>
          <form onSubmit={submit}>
            <TextField
              id="claim-answer"
              label="What is in the front pocket?"
              margin="normal"
              required
              // eslint-disable-next-line jsx-a11y/no-autofocus -- The only field of the modal.
              autoFocus
              fullWidth
              autoComplete="off"
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              error={state === 'wrong'}
              helperText={
                state === 'wrong' ? 'We found something else.' : 'Such as glasses or a map'
              }
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

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
  height: 'fit-content',
  boxSizing: 'border-box',
  p: 3,
  outline: 0,
};

export default function NestedModals() {
  const [open, setOpen] = React.useState<'nothing' | 'item' | 'proof'>('nothing');
  const showItem = () => setOpen('item');
  const close = () => setOpen('nothing');

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={showItem}>
        Claim the silver watch
      </Button>
      <Modal open={open !== 'nothing'} onClose={close}>
        <Paper
          role="dialog"
          aria-labelledby="watch-title"
          sx={{ ...surface, width: 'min(400px, 100% - 32px)' }}
        >
          <Typography variant="h6" component="h2" id="watch-title" gutterBottom>
            Silver watch, tag 187
          </Typography>
          <Typography color="textSecondary">
            Objects worth more than $100.00 are handed over with a proof of ownership.
          </Typography>
          <Stack direction="row" spacing={1} sx={{ mt: 2, justifyContent: 'flex-end' }}>
            <Button aria-haspopup="dialog" onClick={() => setOpen('proof')}>
              What is a proof?
            </Button>
            <Button onClick={close}>Close</Button>
          </Stack>
          <Modal
            open={open === 'proof'}
            onClose={showItem}
            slotProps={{ backdrop: { invisible: true } }}
          >
            <Paper
              elevation={24}
              role="dialog"
              aria-labelledby="proof-title"
              sx={{ ...surface, width: 'min(280px, 100% - 64px)' }}
            >
              <Typography variant="h6" component="h2" id="proof-title" gutterBottom>
                Proof of ownership
              </Typography>
              <Typography gutterBottom>
                A receipt, a photo, or the engraving on the back.
              </Typography>
              <Button onClick={showItem} sx={{ ml: -1 }}>
                Back to the watch
              </Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const centered = { display: 'grid', placeItems: 'center' };

export default function NestedModals() {
  const watchId = React.useId();
  const proofId = React.useId();
  const [open, setOpen] = React.useState<'nothing' | 'item' | 'proof'>('nothing');
  const showItem = () => setOpen('item');
  const close = () => setOpen('nothing');

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={showItem}>
        Claim the silver watch
      </Button>
      <Modal open={open !== 'nothing'} onClose={close} sx={centered}>
        <Paper
          role="dialog"
          aria-labelledby={watchId}
          sx={{ m: 2, p: 3, maxWidth: 352, outline: 0 }}
        >
          <Typography variant="h6" component="h2" id={watchId} gutterBottom>
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
            sx={centered}
            slotProps={{ backdrop: { invisible: true } }}
          >
            <Paper
              elevation={24}
              role="dialog"
              aria-labelledby={proofId}
              sx={{ m: 4, p: 3, maxWidth: 240, outline: 0 }}
            >
              <Typography variant="h6" component="h2" id={proofId} gutterBottom>
                Proof of ownership
              </Typography>
              <Typography gutterBottom>A receipt, a photo or the engraving.</Typography>
              <Button onClick={showItem} sx={{ marginInlineStart: -1 }}>
                Back to the watch
              </Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}

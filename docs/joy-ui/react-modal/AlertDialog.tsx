import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const [canceled, setCanceled] = useState(false);
  const close = () => setOpen(false);

  const handleConfirm = () => {
    setCanceled(true);
    close();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        color="danger"
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Cancel the lesson
      </Button>
      <Typography role="status" level="body-sm">
        {canceled ? 'The lesson on Friday is canceled.' : 'Your next lesson is on Friday.'}
      </Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Cancel the lesson on Friday?</DialogTitle>
          <DialogContent>The deposit of $20 is not refunded.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleConfirm}>
              Cancel it
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CloseReasons() {
  const [open, setOpen] = useState(false);
  const [lastReason, setLastReason] = useState('');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Safety rules
      </Button>
      <Typography role="status" level="body-sm">
        {lastReason && `Closed by ${lastReason}.`}
      </Typography>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          setOpen(false);
          setLastReason(reason);
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Safety rules</DialogTitle>
          <DialogContent>Wear a life jacket on the pier, too.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

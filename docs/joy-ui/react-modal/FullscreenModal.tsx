import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function FullscreenModal() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Wind today
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout="fullscreen">
          <ModalClose aria-label="Close" />
          <DialogTitle>Wind today</DialogTitle>
          <DialogContent>Southwest, 12 knots, gusts of 18 knots after noon.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}

import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const SHEET = {
  inset: 'auto 0 0',
  transform: 'none',
  maxWidth: 'none',
  borderRadius: '16px 16px 0 0',
};

export default function BottomSheet() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tides
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={(theme) => ({ [theme.breakpoints.only('xs')]: SHEET })}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Tides</DialogTitle>
          <DialogContent>High tide is at 11:20, low tide at 17:35.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}

import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalVariants() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button color="warning" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Storm warning
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog variant="soft" color="warning" size="lg">
          <ModalClose aria-label="Close" />
          <DialogTitle>Storm warning</DialogTitle>
          <DialogContent sx={{ color: 'inherit' }}>No boats leave after 3 p.m.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}

import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function FadingModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Boathouse keys
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          opacity: open ? 1 : 0,
          '@media (prefers-reduced-motion: no-preference)': {
            transition: open ? 'opacity 200ms' : 'opacity 200ms, visibility 0s 200ms',
          },
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Boathouse keys</DialogTitle>
          <DialogContent>They hang behind the door of the office.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}

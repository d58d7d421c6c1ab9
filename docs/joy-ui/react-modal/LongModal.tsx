import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Typography from '@mui/joy/Typography';

export default function LongModal() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        What to bring
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog maxWidth={320}>
            <ModalClose aria-label="Close" autoFocus />
            <DialogTitle>What to bring</DialogTitle>
            <DialogContent>
              <Typography>
                Shoes with light soles, because dark ones leave marks on deck.
              </Typography>
              <Typography>A waterproof jacket, even when the sun is out.</Typography>
              <Typography>A hat with a string, and sunscreen for the reflections.</Typography>
              <Typography>Gloves without fingertips, so that you can tie knots.</Typography>
              <Typography>A bottle of water and something to eat for each half day.</Typography>
              <Typography>A change of clothes. One of you will get wet.</Typography>
            </DialogContent>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Box>
  );
}

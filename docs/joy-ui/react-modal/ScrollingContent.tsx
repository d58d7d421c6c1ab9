import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

export default function ScrollingContent() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Terms of rental
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog maxWidth={320} aria-describedby={undefined}>
          <DialogTitle>Terms of rental</DialogTitle>
          <DialogContent tabIndex={0} role="region" aria-label="Terms">
            <Typography>Boats leave after 9:00 and are back before sunset.</Typography>
            <Typography>The skipper has a license and stays sober.</Typography>
            <Typography>Everybody on board wears a life jacket.</Typography>
            <Typography>You tell us about damage before you leave the pier.</Typography>
            <Typography>In a storm, you call channel 16 and wait for the tug.</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Agree</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Box>
  );
}

import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CourseSignup() {
  const [open, setOpen] = useState(false);
  const [sailor, setSailor] = useState('');
  const close = () => setOpen(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSailor(String(new FormData(event.currentTarget).get('sailor')));
    close();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Join the beginners’ course
      </Button>
      <Typography role="status" level="body-sm">
        {sailor && `${sailor} has a place in the course.`}
      </Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog component="form" onSubmit={handleSubmit}>
          <DialogTitle>Beginners’ course</DialogTitle>
          <DialogContent>Five evenings, from June 3.</DialogContent>
          <FormControl>
            <FormLabel>Name</FormLabel>
            <Input name="sailor" required autoFocus autoComplete="name" />
          </FormControl>
          <DialogActions>
            <Button type="submit">Join</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 240,
  height: 'fit-content',
  padding: theme.spacing(3),
  textAlign: 'center',
  color: '#3b2f12',
  backgroundColor: '#fbeebf',
  border: '2px dashed #b08a2e',
  borderRadius: 16,
  '&:focus-visible': { outline: '3px solid #fff', outlineOffset: 4 },
}));

export default function StyledModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show my ticket
      </Button>
      <Modal
        open={open}
        onClose={close}
        slotProps={{
          backdrop: { sx: { bgcolor: 'rgba(20 30 40 / 0.7)', backdropFilter: 'blur(3px)' } },
        }}
      >
        <Ticket role="dialog" aria-labelledby={titleId}>
          <Typography id={titleId}>Claim ticket</Typography>
          <Typography variant="h3" component="p">
            256
          </Typography>
          <Typography gutterBottom>Blue backpack, counter 2</Typography>
          <Button color="inherit" onClick={close}>
            Close
          </Button>
        </Ticket>
      </Modal>
    </div>
  );
}

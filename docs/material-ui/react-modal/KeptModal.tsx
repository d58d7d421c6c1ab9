import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
  boxSizing: 'border-box',
  p: 3,
  outline: 0,
};

export default function KeptModal() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [kept, setKept] = React.useState(true);
  const close = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={kept} onChange={() => setKept(!kept)} />}
        label="Keep the description"
      />
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Describe a lost object
      </Button>
      <Modal open={open} onClose={close} keepMounted={kept}>
        <Paper role="dialog" aria-labelledby={titleId} sx={surface}>
          <Typography variant="h6" component="h2" id={titleId}>
            What did you lose?
          </Typography>
          <TextField
            label="Description"
            margin="normal"
            helperText="Color, brand, marks and where you sat"
            multiline
            minRows={3}
            fullWidth
          />
          <Button onClick={close} sx={{ marginInlineStart: -1 }}>
            Continue later
          </Button>
        </Paper>
      </Modal>
    </Stack>
  );
}

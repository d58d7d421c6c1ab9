import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PopperStates() {
  const [open, setOpen] = React.useState(false);
  const [keepMounted, setKeepMounted] = React.useState(true);
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const closed = keepMounted ? 'Closed, and the note is kept' : 'Closed, and the note is gone';

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button?.focus();
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, minHeight: 210 }}>
      <FormControlLabel
        control={
          <Switch checked={keepMounted} onChange={(_event, checked) => setKeepMounted(checked)} />
        }
        label="keepMounted"
      />
      <Typography role="status" variant="body2">
        {open ? 'Open' : closed}
      </Typography>
      <Stack onKeyDown={closeByKey}>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Observing log
        </Button>
        <Popper
          role="group"
          aria-label="Observing log"
          disablePortal
          keepMounted={keepMounted}
          open={open}
          anchorEl={button}
        >
          <Paper elevation={4} sx={{ mt: 1, p: 2, width: 260, boxSizing: 'border-box' }}>
            <TextField fullWidth size="small" label="Note" />
          </Paper>
        </Popper>
      </Stack>
    </Stack>
  );
}

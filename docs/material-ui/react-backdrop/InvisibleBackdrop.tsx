import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function InvisibleBackdrop() {
  const [open, setOpen] = React.useState(false);
  const [color, setColor] = React.useState(false);
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    }
  };

  return (
    <React.Fragment>
      <CssBaseline />
      <Backdrop invisible open={open} onClick={close} />
      <Box
        sx={{ position: 'relative', width: 'fit-content', mx: 'auto', p: 3 }}
        onKeyDown={closeOnEscape}
      >
        <Typography role="status" variant="body2" sx={{ mb: 1 }}>
          {color ? '86 color prints' : '431 prints'}
        </Typography>
        <Button ref={opener} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Filter the archive
        </Button>
        {open && (
          <Paper elevation={8} sx={{ position: 'absolute', mt: 1, px: 2, py: 1 }}>
            <FormControlLabel
              control={<Switch checked={color} onChange={() => setColor(!color)} />}
              label="Color only"
              sx={{ whiteSpace: 'nowrap' }}
            />
          </Paper>
        )}
      </Box>
    </React.Fragment>
  );
}

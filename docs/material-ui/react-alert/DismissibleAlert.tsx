import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // The close button, which has the focus, disappears.
    opener.current?.focus();
  };

  return (
    <Box sx={{ maxWidth: 480 }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="info" role="note" onClose={close} closeText="Close the tip" sx={{ mb: 2 }}>
          Save a road to get its closures by email.
        </Alert>
      </Collapse>
      <Typography gutterBottom>Elk Pass: open, wet surface, 6°C</Typography>
      <Button ref={opener} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Tip of the day
      </Button>
    </Box>
  );
}

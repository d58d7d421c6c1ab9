import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function NonModalDialog() {
  const titleId = React.useId();
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(true);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box sx={{ p: 2, height: 240 }}>
      <Button ref={buttonRef} aria-expanded={open} onClick={() => setOpen(true)}>
        Ask the archive
      </Button>
      <Fade in={open} mountOnEnter unmountOnExit>
        <Paper
          role="dialog"
          aria-labelledby={titleId}
          elevation={8}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          sx={{ position: 'fixed', insetInlineEnd: 16, bottom: 16, width: 240, p: 2 }}
        >
          <Typography id={titleId} variant="h6" component="h2">
            Archive desk
          </Typography>
          <Typography gutterBottom>Open from 10:00 to 17:00.</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Fade>
    </Box>
  );
}

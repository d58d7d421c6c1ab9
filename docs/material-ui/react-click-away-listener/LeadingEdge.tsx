import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function LeadingEdge() {
  const [open, setOpen] = React.useState(true);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <Box onKeyDown={closeByKey} sx={{ minHeight: 112 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Table 6
        </Button>
        {open && (
          <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
            Closes before you let go
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}

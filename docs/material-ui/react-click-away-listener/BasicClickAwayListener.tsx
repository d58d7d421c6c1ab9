import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAwayListener() {
  const [open, setOpen] = React.useState(true);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={closeByKey} sx={{ minHeight: 112 }}>
        <Button variant="contained" aria-expanded={open} onClick={() => setOpen(!open)}>
          Table 7
        </Button>
        {open && (
          <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
            2 onion soups, 1 trout without butter
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}

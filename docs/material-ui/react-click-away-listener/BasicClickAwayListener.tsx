import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicClickAwayListener() {
  const [open, setOpen] = React.useState(true);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack
        spacing={1}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ width: 220, minHeight: 160 }}
      >
        <Button variant="contained" aria-expanded={open} onClick={() => setOpen(!open)}>
          Table 7
        </Button>
        {open && (
          <Paper elevation={4} sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="p">
              Ordered at 19:42
            </Typography>
            <Typography variant="body2">2 onion soups</Typography>
            <Typography variant="body2">1 trout, no butter</Typography>
          </Paper>
        )}
      </Stack>
    </ClickAwayListener>
  );
}

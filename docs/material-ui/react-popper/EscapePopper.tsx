import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function EscapePopper() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-describedby={open ? id : undefined}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          Triangulum Galaxy
        </Button>
        <Popper id={id} open={open} anchorEl={anchor} sx={{ zIndex: 'tooltip' }}>
          <Paper elevation={4} sx={{ p: 1.5, width: 220 }}>
            <Typography variant="body2">
              2.7 million light-years away, and visible in a very dark sky
            </Typography>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ThemedPopper() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="contained"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAnchor(null);
        }}
      >
        Tour of the large telescope
      </Button>
      <Popper id={id} open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 2 }}>
          Fridays at 21:00, from the library, $9.00
        </Paper>
      </Popper>
    </>
  );
}

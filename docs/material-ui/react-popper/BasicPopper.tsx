import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const toggle = (event: React.MouseEvent<HTMLElement>) =>
    setAnchor(open ? null : event.currentTarget);

  return (
    <React.Fragment>
      <Button aria-expanded={open} aria-describedby={open ? id : undefined} onClick={toggle}>
        Andromeda Galaxy
      </Button>
      <Popper id={id} open={open} anchorEl={anchor}>
        <Paper sx={{ p: 1 }}>2.5 million light-years away</Paper>
      </Popper>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const show = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button aria-haspopup="menu" aria-expanded={open} onClick={show}>
        Session 214
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Session 214' }}
      >
        <MenuItem onClick={close}>Copy the setup</MenuItem>
        <MenuItem onClick={close}>Export the tracks</MenuItem>
        <MenuItem onClick={close}>Move to the archive</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FadeMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export as
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        TransitionComponent={Fade}
        transitionDuration={400}
        MenuListProps={{ 'aria-label': 'Export as' }}
      >
        <MenuItem onClick={close}>WAV</MenuItem>
        <MenuItem onClick={close}>FLAC</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

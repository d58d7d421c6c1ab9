import * as React from 'react';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MonitorMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [mix, setMix] = React.useState('Control room');
  const open = anchor !== null;

  const close = () => {
    anchor?.focus();
    setAnchor(null);
  };

  const closeWithKeys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <div>
        <Button
          variant="outlined"
          startIcon={<HeadphonesIcon />}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          {mix}
        </Button>
        <Popper
          role={undefined}
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={8}>
            <MenuList autoFocusItem={open} aria-label="Headphone mix" onKeyDown={closeWithKeys}>
              {['Control room', 'More vocals', 'Click track only'].map((each) => (
                <MenuItem
                  key={each}
                  role="menuitemradio"
                  aria-checked={each === mix}
                  selected={each === mix}
                  onClick={() => {
                    setMix(each);
                    close();
                  }}
                >
                  {each}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}

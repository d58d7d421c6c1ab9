import * as React from 'react';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MonitorMenu() {
  const [open, setOpen] = React.useState(false);
  const [mix, setMix] = React.useState('Control room');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  const closeWithKeys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={buttonRef}
          variant="outlined"
          startIcon={<HeadphonesIcon />}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {mix}
        </Button>
        <Popper
          open={open}
          anchorEl={buttonRef.current}
          placement="bottom-start"
          sx={{ zIndex: 1 }}
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

import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function WideMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 220 }}
      >
        Open a session
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: anchor?.offsetWidth } } }}
        MenuListProps={{ 'aria-label': 'Sessions' }}
      >
        <MenuItem onClick={close}>
          <Typography noWrap>Low Tide Trio, second day</Typography>
        </MenuItem>
        <MenuItem onClick={close} sx={{ whiteSpace: 'normal' }}>
          Nightjar, strings and brass, all rooms
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}

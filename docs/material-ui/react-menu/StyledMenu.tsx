import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';

const rooms = ['Room A, grand piano', 'Room B, drums', 'Vocal booth'];

export default function StyledMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [room, setRoom] = React.useState('Room B, drums');

  const choose = (each: string) => {
    setRoom(each);
    setAnchor(null);
  };

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '999px', bgcolor: 'action.hover', px: 2, textTransform: 'none' }}
      >
        {room}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Rooms' }}
        sx={{
          [`& .${menuClasses.paper}`]: {
            mt: 1,
            borderRadius: 3,
            border: 1,
            borderColor: 'divider',
          },
          [`& .${menuItemClasses.root}`]: { mx: 1, borderRadius: 2, fontSize: 14 },
        }}
      >
        {rooms.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === room}
            selected={each === room}
            onClick={() => choose(each)}
          >
            {each}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

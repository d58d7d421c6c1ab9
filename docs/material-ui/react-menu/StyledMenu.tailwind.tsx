import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

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
        className="rounded-full bg-(--mui-palette-action-hover) px-4 normal-case"
      >
        {room}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Rooms' }}
        slotProps={{
          paper: { className: 'mt-2 rounded-xl border border-(--mui-palette-divider)' },
        }}
      >
        {rooms.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === room}
            selected={each === room}
            onClick={() => choose(each)}
            className="mx-2 rounded-lg text-[14px]"
          >
            {each}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

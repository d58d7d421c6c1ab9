import * as React from 'react';
import SortIcon from '@mui/icons-material/Sort';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = [
  { name: 'Newest first', sessions: 'Nightjar, Ada Quill, Low Tide Trio' },
  { name: 'Longest first', sessions: 'Low Tide Trio, Nightjar, Ada Quill' },
  { name: 'By artist', sessions: 'Ada Quill, Low Tide Trio, Nightjar' },
];

export default function SortMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('Longest first');
  const chosen = orders.find(({ name }) => name === order);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {order}
      </Button>
      <Typography variant="body2">{chosen?.sessions}</Typography>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Order of sessions' }}
      >
        {orders.map(({ name }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}

import * as React from 'react';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function SubMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [item, setItem] = React.useState<HTMLElement | null>(null);

  const closeAll = () => {
    setItem(null);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Mix
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Mix' }}
      >
        <MenuItem onClick={closeAll}>Play</MenuItem>
        <MenuItem
          aria-haspopup="menu"
          aria-expanded={item !== null}
          onClick={(event) => setItem(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') setItem(event.currentTarget);
          }}
        >
          <ListItemText>Send to</ListItemText>
          <ArrowRightIcon />
        </MenuItem>
      </Menu>
      <Menu
        anchorEl={item}
        open={item !== null}
        onClose={() => setItem(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        MenuListProps={{
          'aria-label': 'Send to',
          onKeyDown: (event) => {
            if (event.key === 'ArrowLeft') setItem(null);
          },
        }}
      >
        <MenuItem onClick={closeAll}>Ada Quill</MenuItem>
        <MenuItem onClick={closeAll}>Low Tide Trio</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

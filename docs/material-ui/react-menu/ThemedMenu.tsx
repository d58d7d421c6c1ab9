import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function ThemedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [take, setTake] = React.useState('Take 7');

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {take}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Takes of the chorus' }}
      >
        {['Take 7', 'Take 8', 'Take 9, with reverb'].map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === take}
            selected={each === take}
            onClick={() => {
              setTake(each);
              setAnchor(null);
            }}
          >
            {each}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

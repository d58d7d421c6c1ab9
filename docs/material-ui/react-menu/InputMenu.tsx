import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const inputs = Array.from({ length: 24 }, (_item, index) => `Input ${index + 1}`);

export default function InputMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState('Input 17');

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MicIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {input}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Inputs' }}
        slotProps={{ paper: { sx: { maxHeight: 248 } } }}
      >
        {inputs.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === input}
            selected={each === input}
            onClick={() => {
              setInput(each);
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

import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiMenu: {
    defaultProps: { elevation: 2 },
    styleOverrides: {
      paper: { borderRadius: 12 },
      list: { paddingInline: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: -2 },
      },
    },
  },
};

export default function ThemedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [take, setTake] = React.useState('Take 7');

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
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
    </ThemeProvider>
  );
}
